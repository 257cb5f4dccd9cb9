import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Modal } from '../../ui/Modal.tsx';
import { QuickLook } from './QuickLook.tsx';
import { panelPlace, QuickLookFollower, type QuickLookIntent } from './quickLookIntent.ts';

interface QuickLooksProps {
  /** The list. Its items have `data-item`. */
  readonly area: HTMLElement;
}

/** The quick look of the item that the reader rests on: a panel beside it, on touch screens a sheet. */
export function QuickLooks({ area }: QuickLooksProps) {
  const [intent, setIntent] = useState<QuickLookIntent | null>(null);
  const { t } = useTranslation('market');
  const [follower] = useState(() => new QuickLookFollower(setIntent));
  useEffect(() => follower.follow(area), [area, follower]);
  const close = () => follower.close();
  if (intent === null) {
    return null;
  }
  const look = (
    <Suspense fallback={null}>
      <QuickLook key={intent.marketItemId} marketItemId={intent.marketItemId} onDone={close} />
    </Suspense>
  );
  return intent.by === 'hold' ? (
    <Modal title={t('quickLookTitle')} closeLabel={t('shell:close')} onClose={close}>
      {look}
    </Modal>
  ) : (
    <Panel key={intent.marketItemId} intent={intent}>
      {look}
    </Panel>
  );
}

interface PanelProps {
  readonly intent: QuickLookIntent;
  readonly children: React.ReactNode;
}

function Panel({ intent, children }: PanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('market');
  useLayoutEffect(() => {
    const panel = box.current;
    if (panel === null) {
      return;
    }
    const place = () => {
      const { left, top } = panelPlace(
        intent.anchor.getBoundingClientRect(),
        { width: panel.offsetWidth, height: panel.offsetHeight },
        { width: document.documentElement.clientWidth, height: window.innerHeight },
      );
      panel.style.left = `${left}px`;
      panel.style.top = `${top}px`;
    };
    place();
    if (intent.by === 'press') {
      panel.focus({ preventScroll: true });
    }
    const observer = new ResizeObserver(place);
    observer.observe(panel);
    return () => observer.disconnect();
  }, [intent]);
  return (
    <Box ref={box} role="dialog" aria-label={t('quickLookTitle')} data-quick-panel="" tabIndex={-1}>
      {children}
    </Box>
  );
}

const Box = styled.div`
  position: fixed;
  z-index: 50;
  width: 320px;
  min-height: 348px;
  padding: 14px 16px 16px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-3);
  background: var(--s2);
  box-shadow: var(--e3);
`;
