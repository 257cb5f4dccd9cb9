import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { BargainDialogQuery } from '../../__generated__/BargainDialogQuery.graphql.ts';
import { useCountView } from '../../catalog/goods/useCountView.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { WithWords } from '../../shell/DialogHost.tsx';
import type { DialogRequestOf } from '../../shell/dialogs.ts';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import type { DialogProps } from '../../shell/feature.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BargainForm } from './BargainForm.tsx';

const QUERY = graphql`
  query BargainDialogQuery($listingId: ID!) {
    node(id: $listingId) {
      ... on Listing {
        bargain {
          closedReason
          myOffer {
            id
          }
        }
        ...BargainForm_listing @alias(as: "listing")
      }
    }
    viewer {
      tradeUrl
      ...BargainForm_viewer
    }
  }
`;

/** Dialog that makes an offer of less than the ask for one copy. */
export function BargainDialog({ request, onClose }: DialogProps<DialogRequestOf<'bargain'>>) {
  const { listingId } = request;
  const { t } = useTranslation('bargain');
  useCountView([listingId]);
  return (
    <Modal title={t('title')} closeLabel={t('shell:close')} onClose={onClose}>
      <BlockErrorBoundary resetKey={listingId} onRetry={onClose}>
        <Suspense fallback={<Skeleton width="100%" height="320px" />}>
          <WithWords feature="order">
            <WithWords feature="desk">
              <Body listingId={listingId} onClose={onClose} />
            </WithWords>
          </WithWords>
        </Suspense>
      </BlockErrorBoundary>
    </Modal>
  );
}

function Body({ listingId, onClose }: { readonly listingId: string; readonly onClose: () => void }) {
  const { t } = useTranslation('bargain');
  // Always fetched: the ask, the smallest offer and the balance may have changed.
  const { node, viewer } = useLazyLoadQuery<BargainDialogQuery>(
    QUERY,
    { listingId },
    { fetchPolicy: 'network-only' },
  );
  if (node?.listing == null || node.bargain == null || viewer == null) {
    return <ErrorNote onRetry={onClose} />;
  }
  const { closedReason, myOffer } = node.bargain;
  if (myOffer != null) {
    return <Note text={t('hasOffer')} to="/user/offers" link={t('toOffers')} onClose={onClose} />;
  }
  if (closedReason != null) {
    return <Note text={t(`closed_${closedReason}`)} onClose={onClose} />;
  }
  if (viewer.tradeUrl == null) {
    return <Note text={t('needsTradeLink')} to="/user/setting" link={t('toTradeLink')} onClose={onClose} />;
  }
  return <BargainForm listing={node.listing} viewer={viewer} onClose={onClose} />;
}

interface NoteProps {
  readonly text: string;
  readonly to?: string;
  readonly link?: string;
  readonly onClose: () => void;
}

/** Why no offer can be made, and where to go. */
function Note({ text, to, link, onClose }: NoteProps) {
  return (
    <Block>
      <p>{text}</p>
      {to !== undefined && (
        <Link to={to} onClick={onClose}>
          {link}
        </Link>
      )}
    </Block>
  );
}

const Block = styled.div`
  display: grid;
  gap: 12px;
  a { color: var(--accent-t); }
`;
