import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useUndoListings } from './useUndoListings.ts';

interface UndoBarProps {
  readonly verb: 'list' | 'reprice';
  readonly count: number;
  readonly clientRequestId: string;
  /** When the undo expires, in milliseconds since 1970 by the browser's clock. */
  readonly endsAtMs: number;
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Reports what was listed or repriced, with an undo for one minute. It overlays the page and takes no focus. */
export function UndoBar({ verb, count, clientRequestId, endsAtMs, onDone, onClose }: UndoBarProps) {
  const { t } = useTranslation('sell');
  const { toasts } = useAppServices();
  const [undo, isInFlight] = useUndoListings();
  const [nowMs, setNowMs] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
  const isOver = seconds === 0 && !isInFlight;
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (isOver) {
      onClose();
    }
  }, [isOver, onClose]);
  // Rejects without an answer, which the network layer reports: the bar stays, because the undo may be repeated.
  const takeBack = async () => {
    const { problem, doneCount, failedCount } = await undo(clientRequestId);
    if (problem !== undefined) {
      toasts.show('failure', problem);
    } else {
      const kind = failedCount === 0 ? 'success' : 'failure';
      toasts.show(
        kind,
        t(failedCount === 0 ? 'undone' : 'undonePartly', { count: doneCount, failed: failedCount }),
      );
      onDone?.();
    }
    onClose();
  };
  return (
    <Bar aria-label={t('undoLabel')}>
      <Icon name="check" />
      <span role="status">{t(`done_${verb}`, { count })}</span>
      <Button size="small" isBusy={isInFlight} onClick={() => void takeBack().catch(() => {})}>
        <Icon name="undo" size={14} />
        {t('undo')}
        <Seconds className="num" aria-hidden="true">
          {t('seconds', { seconds })}
        </Seconds>
      </Button>
      <Close type="button" aria-label={t('shell:close')} onClick={onClose}>
        <Icon name="x" size={14} />
      </Close>
    </Bar>
  );
}

const Bar = styled.section`
  position: fixed;
  top: 68px;
  left: 50%;
  z-index: var(--z-toast);
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: calc(100vw - 32px);
  padding: 8px 8px 8px 16px;
  transform: translateX(-50%);
  background: var(--s2);
  border: 1px solid var(--line-2);
  border-radius: var(--r-3);
  box-shadow: var(--e3);
  white-space: nowrap;
  > svg { color: var(--pos); }
`;

const Seconds = styled.span`
  min-width: 26px;
  color: var(--t3);
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border-radius: var(--r-2);
  color: var(--t3);
  &:hover { background: var(--hover); color: var(--t1); }
`;
