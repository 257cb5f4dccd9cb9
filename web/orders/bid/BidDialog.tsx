import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { BidDialogQuery } from '../../__generated__/BidDialogQuery.graphql.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { WithWords } from '../../shell/DialogHost.tsx';
import type { DialogRequestOf } from '../../shell/dialogs.ts';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import type { DialogProps } from '../../shell/feature.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BidForm } from './BidForm.tsx';
import type { BidBegin } from './bidDraft.ts';

const QUERY = graphql`
  query BidDialogQuery($marketItemId: ID!, $bidId: ID!, $isChange: Boolean!) {
    node(id: $marketItemId) {
      ...BidForm_marketItem @alias(as: "marketItem")
    }
    bid: node(id: $bidId) @include(if: $isChange) {
      ...BidForm_bid @alias(as: "own")
    }
    viewer {
      ...BidForm_viewer
    }
    platform {
      serverTime
    }
  }
`;

/** Dialog that opens a buy order for an item, or changes one, with the item's book beside it. */
export function BidDialog({ request, onClose }: DialogProps<DialogRequestOf<'bid'>>) {
  const { marketItemId, bidId = null, priceCents = null, filter = '' } = request;
  const { t } = useTranslation('bid');
  return (
    <Modal
      title={t(bidId === null ? 'openTitle' : 'changeTitle')}
      closeLabel={t('shell:close')}
      onClose={onClose}
    >
      <BlockErrorBoundary resetKey={marketItemId} onRetry={onClose}>
        <Suspense fallback={<Skeleton width="100%" height="520px" />}>
          <WithWords feature="goods">
            <WithWords feature="market">
              <Body
                marketItemId={marketItemId}
                bidId={bidId}
                begin={{ priceCents, filter }}
                onClose={onClose}
              />
            </WithWords>
          </WithWords>
        </Suspense>
      </BlockErrorBoundary>
    </Modal>
  );
}

interface BodyProps {
  readonly marketItemId: string;
  readonly bidId: string | null;
  readonly begin: BidBegin;
  readonly onClose: () => void;
}

function Body({ marketItemId, bidId, begin, onClose }: BodyProps) {
  const isChange = bidId !== null;
  // Always fetched, because the book and the balance may be minutes old.
  const { node, bid, viewer, platform } = useLazyLoadQuery<BidDialogQuery>(
    QUERY,
    { marketItemId, bidId: bidId ?? marketItemId, isChange },
    { fetchPolicy: 'network-only' },
  );
  if (node?.marketItem == null || viewer == null || platform == null || (isChange && bid?.own == null)) {
    return <ErrorNote onRetry={onClose} />;
  }
  return (
    <BidForm
      marketItem={node.marketItem}
      bid={bid?.own ?? null}
      viewer={viewer}
      begin={begin}
      serverTime={platform.serverTime}
      onClose={onClose}
    />
  );
}
