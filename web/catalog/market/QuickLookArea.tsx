import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface QuickLookAreaProps {
  readonly children: ReactNode;
}

const QuickLooks = lazyPart(
  async () => (await import('./QuickLooks.tsx')).QuickLooks,
  () => null,
);

/** A list whose items, elements with `data-item`, have a quick look. Its script loads when a pointer moves there or the focus comes. */
export function QuickLookArea({ children }: QuickLookAreaProps) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const near = new AbortController();
    for (const sign of ['pointermove', 'pointerdown', 'focusin']) {
      area?.addEventListener(sign, () => setIsNear(true), { signal: near.signal, once: true });
    }
    return () => near.abort();
  }, [area]);
  return (
    <div ref={setArea}>
      {children}
      {isNear && area !== null && (
        <Suspense fallback={null}>
          <QuickLooks area={area} />
        </Suspense>
      )}
    </div>
  );
}

interface QuickLookButtonProps {
  /** The item's name in the reader's language. */
  readonly name: string;
}

/** The button for a quick look by keyboard or press. It shows on hover and focus. Its place is set by the list. */
export function QuickLookButton({ name }: QuickLookButtonProps) {
  const { t } = useTranslation('market');
  return (
    <Eye type="button" data-quick-look="" aria-haspopup="dialog" aria-label={t('quickLook', { name })}>
      <Icon name="eye" />
    </Eye>
  );
}

const Eye = styled.button`
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border-radius: 50%;
  border: 1px solid color-mix(in srgb, var(--line-2) 70%, transparent);
  background: color-mix(in srgb, var(--s1) 78%, transparent);
  color: var(--t2);
  opacity: 0;
  pointer-events: auto;
  transition: color var(--t-2), opacity var(--t-2);
  &:hover { color: var(--t1); }
  &:focus-visible { opacity: 1; }
  @media (hover: hover) { [data-item]:hover & { opacity: 1; } }
  @media (hover: none) { &:not(:focus-visible) { pointer-events: none; } }
`;
