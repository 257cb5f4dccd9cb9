import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  LeavePanel_viewer$data,
  LeavePanel_viewer$key,
} from '../../__generated__/LeavePanel_viewer.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { HelpLink } from '../../shell/HelpLink.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SettingCard } from './SettingCard.tsx';
import { useDeletion } from './useDeletion.ts';
import { useOwnData } from './useOwnData.ts';

interface LeavePanelProps {
  readonly viewer: LeavePanel_viewer$key;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
}

/**
 * Data export and account deletion: what prevents it, the waiting period, and its cancellation within that period
 * (requirement U-06).
 */
export function LeavePanel({ viewer, serverTime }: LeavePanelProps) {
  return (
    <SettingCard as="section">
      <OwnData />
      <Deletion viewer={viewer} serverTime={serverTime} />
    </SettingCard>
  );
}

function OwnData() {
  const { t } = useTranslation('user');
  const [isOpen, setIsOpen] = useState(false);
  const { take, isBusy } = useOwnData();
  const close = () => setIsOpen(false);
  return (
    <Row>
      <div>
        <h2>{t('ownData')}</h2>
        <p>{t('ownDataHint')}</p>
      </div>
      <Button onClick={() => setIsOpen(true)}>{t('ownDataTake')}</Button>
      {isOpen && (
        <LeaveDialog
          title={t('ownData')}
          text={t('ownDataWarning')}
          action={t('ownDataTake')}
          look="primary"
          isBusy={isBusy}
          onSend={(code, onRejected) => void take(code, { onDone: close, onRejected })}
          onClose={close}
        />
      )}
    </Row>
  );
}

function Deletion({ viewer, serverTime }: LeavePanelProps) {
  const { deletionDueAt: dueAt, deletionObstacles: obstacles } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('user');
  const { toasts } = useAppServices();
  const [isOpen, setIsOpen] = useState(false);
  const writeMoment = useMomentText(Date.parse(serverTime));
  const { request, cancel, isBusy } = useDeletion();
  const close = () => setIsOpen(false);
  return (
    <Row>
      <div>
        <h2>{t('deletion')}</h2>
        <p role="status">
          {dueAt == null ? t('deletionHint') : t('deletionDue', { at: writeMoment(dueAt) })}{' '}
          <HelpLink serial="603" isBeside>
            {t('deletionHelp')}
          </HelpLink>
        </p>
        {dueAt == null && <Obstacles obstacles={obstacles} />}
      </div>
      {dueAt == null ? (
        <Button look="danger" disabled={obstacles.length > 0} onClick={() => setIsOpen(true)}>
          {t('deletion')}
        </Button>
      ) : (
        <Button
          look="primary"
          isBusy={isBusy}
          onClick={() => cancel(() => toasts.show('success', t('deletionCancelled')))}
        >
          {t('deletionCancel')}
        </Button>
      )}
      {isOpen && (
        <LeaveDialog
          title={t('deletion')}
          text={t('deletionWarning')}
          action={t('deletionConfirm')}
          look="danger"
          isBusy={isBusy}
          onSend={(code, onRejected) => request(code, { onDone: close, onRejected })}
          onClose={close}
        />
      )}
    </Row>
  );
}

function Obstacles({ obstacles }: { readonly obstacles: LeavePanel_viewer$data['deletionObstacles'] }) {
  const { t } = useTranslation('user');
  const { paid } = useMoneyText();
  if (obstacles.length === 0) {
    return null;
  }
  return (
    <>
      <p>{t('deletionObstacles')}</p>
      <ul>
        {obstacles.map(({ kind, count, amountCents }) => (
          <li key={kind}>
            {t(`deletion_${kind}`, { amount: amountCents == null ? count : paid(amountCents) })}
          </li>
        ))}
      </ul>
    </>
  );
}

const FRAGMENT = graphql`
  fragment LeavePanel_viewer on Viewer {
    deletionDueAt
    deletionObstacles {
      kind
      count
      amountCents
    }
  }
`;

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  & + & { margin-top: 16px; padding-top: 16px; border-top: 1px solid var(--line); }
  p { color: var(--t3); line-height: 22px; }
  ul { padding: 4px 0 0 18px; list-style: disc; color: var(--t2); line-height: 22px; }
  > button { flex: none; }
  @media (max-width: 767px) { flex-direction: column; align-items: stretch; > button { height: 44px; } }
`;
