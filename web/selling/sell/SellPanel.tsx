import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { SellPanelQuery } from '../../__generated__/SellPanelQuery.graphql.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ClosureNote } from '../../shell/ClosureNote.tsx';
import { RestrictionPanel, useRestrictions } from '../../shell/restriction/RestrictionPanel.tsx';
import { isStopped } from '../../shell/restriction/restrictions.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Inset, PriceFormBody, PriceRowsSkeleton } from './PriceFormBody.tsx';
import { ScheduleNote } from './ScheduleNote.tsx';
import { useListItems } from './useListItems.ts';
import { useListingPreview } from './useListingPreview.ts';

interface SellPanelProps {
  /** Ids of inventory items, at most 500. */
  readonly assetIds: readonly string[];
  /** Runs after each listing, and after each undo. */
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
}

const QUERY = graphql`
  query SellPanelQuery {
    viewer {
      id
      isShopOpen
      ...RestrictionPanel_viewer
    }
    platform {
      closures {
        service
        ...ClosureNote_closure
      }
    }
    listingRules {
      lowBasisPoints
      highFactor
      minCents
      maxCents
      multiplierPresets
      multiplierMin
      multiplierMax
      feeBasisPoints
      undoSeconds
    }
  }
`;

/** The form that lists items for sale, at the right edge. */
export function SellPanel({ assetIds, onDone, onClose }: SellPanelProps) {
  const { t } = useTranslation('sell');
  const [count, setCount] = useState(assetIds.length);
  const title = t('listTitle', { count });
  return (
    <Modal shape="wideDrawer" title={title} closeLabel={t('shell:close')} onClose={onClose}>
      <BlockErrorBoundary title={t('formFailed')} resetKey={String(assetIds.length)} onRetry={onClose}>
        <Suspense fallback={<PriceRowsSkeleton />}>
          <Body assetIds={assetIds} onCount={setCount} onDone={onDone} onClose={onClose} />
        </Suspense>
      </BlockErrorBoundary>
    </Modal>
  );
}

interface BodyProps extends SellPanelProps {
  readonly onCount: (count: number) => void;
}

function Body({ assetIds, onCount, onDone, onClose }: BodyProps) {
  const { t } = useTranslation('sell');
  const {
    listingRules: rules,
    viewer,
    platform,
  } = useLazyLoadQuery<SellPanelQuery>(QUERY, {}, { fetchPolicy: 'store-and-network' });
  const isHeld = isStopped(useRestrictions(viewer), 'LIST');
  const preview = useListingPreview(assetIds);
  const send = useListItems();
  if (rules == null) {
    throw new Error('The rules of listing could not be read.');
  }
  if (preview === null) {
    return <PriceRowsSkeleton />;
  }
  const closure = platform?.closures.find(({ service }) => service === 'LISTINGS');

  const stop = isHeld ? 'listingsHeld' : closure === undefined ? null : 'listingsClosed';
  return (
    <>
      {closure !== undefined && (
        <Inset>
          <ClosureNote closure={closure} />
        </Inset>
      )}
      {viewer != null && isHeld && (
        <Inset>
          <RestrictionPanel viewer={viewer} action="LIST" onLeave={onClose} />
        </Inset>
      )}
      {viewer?.isShopOpen === false && <Closed role="status">{t('listedPaused')}</Closed>}
      {stop === null && <ScheduleNote blames={preview.blames} rules={rules} onDone={onDone} />}
      <PriceFormBody
        verb="list"
        stop={stop}
        {...preview}
        initialMultiplier={rules.multiplierPresets[0] ?? 1}
        rules={rules}
        send={send}
        onCount={onCount}
        onDone={onDone}
        onClose={onClose}
      />
    </>
  );
}

const Closed = styled.p`
  padding: 10px 24px;
  font-size: 13px;
  color: var(--warn);
  background: var(--warn-w);
  @media (max-width: 767px) { padding-inline: 16px; }
`;
