import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { PurchaseDialogQuery } from '../../__generated__/PurchaseDialogQuery.graphql.ts';
import { useCountView } from '../../catalog/goods/useCountView.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { useRestrictions } from '../../shell/restriction/RestrictionPanel.tsx';
import { isStopped } from '../../shell/restriction/restrictions.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PurchaseBought } from './PurchaseBought.tsx';
import { PurchaseNotice } from './PurchaseNotice.tsx';
import { PurchaseSteps } from './PurchaseSteps.tsx';

interface PurchaseDialogProps {
  readonly request: { readonly listingId: string; readonly isUnheard?: boolean };
  readonly onClose: () => void;
}

const QUERY = graphql`
  query PurchaseDialogQuery($listingId: ID!) {
    node(id: $listingId) {
      ... on Listing {
        status
        ownPurchase {
          orderNo
        }
        ...PurchaseSteps_listing @alias(as: "listing")
      }
    }
    viewer {
      ...RestrictionPanel_viewer
      ...PurchaseNotice_viewer
      ...PurchaseSteps_viewer
    }
    platform {
      ...PurchaseSteps_platform
    }
  }
`;

/** Purchase of one copy in one dialog, from the missing trade link to the confirmed price. */
export function PurchaseDialog({ request, onClose }: PurchaseDialogProps) {
  const { t } = useTranslation('order');
  useCountView([request.listingId]);
  return (
    <Modal title={t('purchase_title')} closeLabel={t('shell:close')} onClose={onClose}>
      <BlockErrorBoundary resetKey={request.listingId} onRetry={onClose}>
        <Suspense fallback={<PurchaseSkeleton />}>
          <PurchaseBody request={request} onClose={onClose} />
        </Suspense>
      </BlockErrorBoundary>
    </Modal>
  );
}

function PurchaseBody({ request, onClose }: PurchaseDialogProps) {
  const { listingId, isUnheard = false } = request;
  // Always fetched, because the price and the balance on the page behind may be minutes old.
  const { node, viewer, platform } = useLazyLoadQuery<PurchaseDialogQuery>(
    QUERY,
    { listingId },
    { fetchPolicy: 'network-only' },
  );
  const isBuyingStopped = isStopped(useRestrictions(viewer), 'BUY');
  const refresh = useRefresh<PurchaseDialogQuery>(QUERY, { listingId });
  const isNothingToTell = isUnheard && node?.ownPurchase == null;
  useLastLook(isNothingToTell, refresh, onClose);
  if (isNothingToTell) {
    return <PurchaseSkeleton />;
  }
  if (viewer == null) {
    return <PurchaseNotice kind="signIn" listingId={listingId} onClose={onClose} />;
  }
  if (node?.ownPurchase != null) {
    return <PurchaseBought orderNo={node.ownPurchase.orderNo} onClose={onClose} />;
  }
  if (isBuyingStopped) {
    return <PurchaseNotice kind="stopped" viewer={viewer} listingId={listingId} onClose={onClose} />;
  }
  if (node?.listing == null || node.status !== 'ACTIVE') {
    return <PurchaseNotice kind="gone" listingId={listingId} onClose={onClose} />;
  }
  return (
    <PurchaseSteps
      listing={node.listing}
      viewer={viewer}
      platform={platform ?? null}
      onGone={refresh}
      onClose={onClose}
    />
  );
}

/** In ms. After this time a purchase whose page was left has either arrived or never will. */
const LAST_LOOK_MS = 4000;
const LOOK_EVERY_MS = 500;

/**
 * The purchase may reach the server after the first query of the next page. Polls for a short time and ends without a
 * message.
 */
function useLastLook(isWanted: boolean, refresh: () => void, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isWanted) {
      return;
    }
    const looks = setInterval(refresh, LOOK_EVERY_MS);
    const timer = setTimeout(() => end(), LAST_LOOK_MS);
    return () => {
      clearInterval(looks);
      clearTimeout(timer);
    };
  }, [isWanted, refresh]);
}

/** Placeholder of the dialog while its data loads. */
function PurchaseSkeleton() {
  return (
    <Boxes>
      <Skeleton height="76px" />
      <Skeleton height="68px" />
      <Skeleton height="48px" />
    </Boxes>
  );
}

const Boxes = styled.div`
  display: grid;
  gap: 16px;
`;
