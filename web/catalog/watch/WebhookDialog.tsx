import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { WebhookDialogQuery } from '../../__generated__/WebhookDialogQuery.graphql.ts';
import { useRefresh, useRefreshEvery } from '../../relay/useRefresh.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';
import { WebhookTools } from './WebhookTools.tsx';

/** How often an open dialog looks for results, in milliseconds. */
const LOOK_MS = 2_000;

const QUERY = graphql`
  query WebhookDialogQuery($copyAlertId: ID!) {
    node(id: $copyAlertId) {
      ... on CopyAlert @alias(as: "copyAlert") {
        id
        webhook {
          __typename
        }
        ...WebhookForm_copyAlert
        ...WebhookTools_copyAlert
        ...WebhookDeliveries_copyAlert
      }
    }
    platform {
      serverTime
    }
  }
`;

interface WebhookDialogProps {
  readonly copyAlertId: string;
  /** Name of the alert. */
  readonly name: string;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** The webhook of an alert over copies: where it sends to, its state, tests and the last deliveries. */
export function WebhookDialog({ copyAlertId, name, onRemoved, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('watch');
  return (
    <Modal title={t('webhookOf', { name })} closeLabel={t('shell:close')} shape="drawer" onClose={onClose}>
      <Scroll>
        <BlockErrorBoundary resetKey={copyAlertId} onRetry={onClose}>
          <Suspense fallback={<Skeleton width="100%" height="280px" />}>
            <Body copyAlertId={copyAlertId} onRemoved={onRemoved} onClose={onClose} />
          </Suspense>
        </BlockErrorBoundary>
      </Scroll>
    </Modal>
  );
}

function Body({ copyAlertId, onRemoved, onClose }: Omit<WebhookDialogProps, 'name'>) {
  const { node, platform } = useLazyLoadQuery<WebhookDialogQuery>(
    QUERY,
    { copyAlertId },
    { fetchPolicy: 'network-only' },
  );
  const refresh = useRefresh<WebhookDialogQuery>(QUERY, { copyAlertId });
  const [secret, setSecret] = useState<string | null>(null);
  const copyAlert = node?.copyAlert;
  useRefreshEvery(refresh, copyAlert?.webhook == null ? null : LOOK_MS);
  if (copyAlert == null) return <ErrorNote onRetry={onClose} />;
  return (
    <Parts>
      <WebhookForm copyAlert={copyAlert} onSecret={setSecret} />
      {secret !== null && <WebhookSecret secret={secret} />}
      {copyAlert.webhook != null && (
        <>
          <WebhookTools copyAlert={copyAlert} onSecret={setSecret} onRemoved={onRemoved} />
          <WebhookDeliveries
            copyAlert={copyAlert}
            serverTime={platform?.serverTime ?? new Date(0).toISOString()}
          />
        </>
      )}
    </Parts>
  );
}

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: 6px 24px 24px;
  overflow-y: auto;
  overscroll-behavior: contain;
  @media (max-width: 767px) { padding: 4px 16px 20px; }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  h3 { padding-bottom: 8px; font-size: 14px; line-height: 22px; font-weight: 600; }
`;
