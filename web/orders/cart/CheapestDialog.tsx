import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CheapestDialogQuery } from '../../__generated__/CheapestDialogQuery.graphql.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import type { DialogRequestOf } from '../../shell/dialogs.ts';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import type { DialogProps } from '../../shell/feature.ts';
import { Modal } from '../../ui/Modal.tsx';
import { yuanText } from '../../ui/money.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CheapestForm } from './CheapestForm.tsx';

const QUERY = graphql`
  query CheapestDialogQuery($marketItemId: ID!) {
    node(id: $marketItemId) {
      ...CheapestForm_marketItem @alias(as: "marketItem")
    }
    viewer {
      ...CheapestForm_viewer
    }
  }
`;

/** Dialog that buys the cheapest copies of an item with one press. */
export function CheapestDialog({ request, onClose }: DialogProps<DialogRequestOf<'cheapest'>>) {
  const { t } = useTranslation('cart');
  return (
    <Modal title={t('cheapest')} closeLabel={t('shell:close')} onClose={onClose}>
      <BlockErrorBoundary resetKey={request.marketItemId} onRetry={onClose}>
        <Suspense fallback={<Skeleton width="100%" height="320px" />}>
          <Body request={request} onClose={onClose} />
        </Suspense>
      </BlockErrorBoundary>
    </Modal>
  );
}

function Body({ request, onClose }: Pick<DialogProps<DialogRequestOf<'cheapest'>>, 'request' | 'onClose'>) {
  const { marketItemId, filter, limitCents } = request;
  // Always fetched, because the balance may be minutes old.
  const { node, viewer } = useLazyLoadQuery<CheapestDialogQuery>(
    QUERY,
    { marketItemId },
    { fetchPolicy: 'network-only' },
  );
  if (node?.marketItem == null || viewer == null) {
    return <ErrorNote onRetry={onClose} />;
  }
  const asked = { filter, limit: limitCents === null ? '' : yuanText(limitCents) };
  return <CheapestForm marketItem={node.marketItem} viewer={viewer} asked={asked} onClose={onClose} />;
}
