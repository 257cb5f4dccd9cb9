import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PurchaseDialogQuery } from '../__generated__/PurchaseDialogQuery.graphql.ts';
import { BlockErrorBoundary } from '../app/BlockErrorBoundary.tsx';
import { Modal } from '../ui/Modal.tsx';
import { PurchaseNotice } from './PurchaseNotice.tsx';
import { PurchaseSkeleton } from './PurchaseSkeleton.tsx';
import { PurchaseSteps } from './PurchaseSteps.tsx';

interface PurchaseDialogProps {
  readonly listingId: string;
  readonly onClose: () => void;
}

const QUERY = graphql`
  query PurchaseDialogQuery($listingId: ID!) {
    node(id: $listingId) {
      ... on Listing {
        status
        ...PurchaseSteps_listing @alias(as: "listing")
      }
    }
    viewer {
      ...PurchaseSteps_viewer
    }
    platform {
      ...PurchaseSteps_platform
    }
  }
`;

/** Buying one copy, from the missing trade link to the confirmed price, in one dialog. */
export function PurchaseDialog({ listingId, onClose }: PurchaseDialogProps) {
  const { t } = useTranslation('order');
  return (
    <Modal title={t('purchase_title')} closeLabel={t('app:close')} onClose={onClose}>
      <BlockErrorBoundary resetKey={listingId} onRetry={onClose}>
        <Suspense fallback={<PurchaseSkeleton />}>
          <PurchaseBody listingId={listingId} onClose={onClose} />
        </Suspense>
      </BlockErrorBoundary>
    </Modal>
  );
}

function PurchaseBody({ listingId, onClose }: PurchaseDialogProps) {
  // Always asked anew: the price and the balance on the page behind may be minutes old.
  const { node, viewer, platform } = useLazyLoadQuery<PurchaseDialogQuery>(
    QUERY,
    { listingId },
    { fetchPolicy: 'network-only' },
  );
  if (viewer == null) {
    return <PurchaseNotice kind="signIn" listingId={listingId} onClose={onClose} />;
  }
  if (node?.listing == null || node.status !== 'ACTIVE') {
    return <PurchaseNotice kind="gone" listingId={listingId} onClose={onClose} />;
  }
  return (
    <PurchaseSteps listing={node.listing} viewer={viewer} platform={platform ?? null} onClose={onClose} />
  );
}
