import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RepricePanelQuery } from '../../__generated__/RepricePanelQuery.graphql.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { ClosureNote } from '../../shell/ClosureNote.tsx';
import { RestrictionPanel, useRestrictions } from '../../shell/restriction/RestrictionPanel.tsx';
import { isStopped } from '../../shell/restriction/restrictions.ts';
import { Modal } from '../../ui/Modal.tsx';
import { referenceFacts } from '../desk/priceContext.ts';
import { Inset, PriceFormBody, PriceRowsSkeleton } from './PriceFormBody.tsx';
import type { CopyBlame, PricedCopy } from './pricedCopy.ts';
import { useRepriceListings } from './useRepriceListings.ts';

interface RepricePanelProps {
  /** Ids of the viewer's open listings, at most 500. */
  readonly listingIds: readonly string[];
  /** Runs after each reprice, and after each undo. */
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
}

const QUERY = graphql`
  query RepricePanelQuery($ids: [ID!]!) {
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
    viewer {
      id
      ...RestrictionPanel_viewer
      listingsById(ids: $ids) {
        id
        status
        askCents
        asset {
          floatValue
          paintSeed
          stickers {
            slot
          }
          phase
          picture(size: CARD)
        }
        referencePrice {
          priceCents
          source
          calculatedAt
          salesUsed
          outliersLeftOut
          windowDays
        }
        marketItem {
          id
          nameZh
          nameEn
          rarityColor
          tagExterior
        }
      }
    }
  }
`;

/** The form for new prices of listings, at the right edge. */
export function RepricePanel({ listingIds, onDone, onClose }: RepricePanelProps) {
  const { t } = useTranslation('sell');
  const [count, setCount] = useState(listingIds.length);
  const title = t('repriceTitle', { count });
  return (
    <Modal shape="wideDrawer" title={title} closeLabel={t('shell:close')} onClose={onClose}>
      <BlockErrorBoundary title={t('formFailed')} resetKey={String(listingIds.length)} onRetry={onClose}>
        <Suspense fallback={<PriceRowsSkeleton />}>
          <Body listingIds={listingIds} onCount={setCount} onDone={onDone} onClose={onClose} />
        </Suspense>
      </BlockErrorBoundary>
    </Modal>
  );
}

type Listings = NonNullable<NonNullable<RepricePanelQuery['response']['viewer']>['listingsById']>;

function readListings(listings: Listings, ids: readonly string[]) {
  const known = new Map(listings.map((listing) => [listing.id, listing]));
  const blames = new Map<string, CopyBlame>();
  const copies = ids.flatMap((key): PricedCopy[] => {
    const listing = known.get(key);
    if (listing === undefined) {
      return [];
    }
    if (listing.status !== 'ACTIVE' && listing.status !== 'PAUSED') {
      blames.set(key, { reason: 'ORDER_UNDER_WAY', until: null });
    }
    const { asset, marketItem, referencePrice, askCents } = listing;
    return [
      {
        key,
        item: marketItem ?? null,
        picture: asset.picture,
        floatValue: asset.floatValue ?? null,
        paintSeed: asset.paintSeed ?? null,
        stickerCount: asset.stickers.length,
        bid: null,
        reference: referenceFacts(referencePrice),
        askCents,
        isOnSale: listing.status === 'ACTIVE',
        subject: marketItem == null ? null : { marketItemId: marketItem.id, phase: asset.phase ?? null },
      },
    ];
  });
  return { copies, blames };
}

interface BodyProps extends RepricePanelProps {
  readonly onCount: (count: number) => void;
}

function Body({ listingIds, onCount, onDone, onClose }: BodyProps) {
  // Fetched again, because a listing may have been bought since the page loaded.
  const {
    listingRules: rules,
    viewer,
    platform,
  } = useLazyLoadQuery<RepricePanelQuery>(QUERY, { ids: listingIds }, { fetchPolicy: 'network-only' });
  const isHeld = isStopped(useRestrictions(viewer), 'LIST');
  const send = useRepriceListings();
  // The form keeps its initial values, even when the store is updated.
  const given = useMemo(
    () => readListings(viewer?.listingsById ?? [], listingIds),
    [viewer?.listingsById, listingIds],
  );
  if (rules == null || viewer == null) {
    throw new Error('The listings could not be read.');
  }
  const closure = platform?.closures.find(({ service }) => service === 'LISTINGS');
  return (
    <>
      {closure !== undefined && (
        <Inset>
          <ClosureNote closure={closure} />
        </Inset>
      )}
      {isHeld && (
        <Inset>
          <RestrictionPanel viewer={viewer} action="LIST" onLeave={onClose} />
        </Inset>
      )}
      <PriceFormBody
        verb="reprice"
        stop={isHeld ? 'listingsHeld' : null}
        {...given}
        initialMultiplier={null}
        rules={{ ...rules, isFallOnly: closure !== undefined }}
        send={send}
        onCount={onCount}
        onDone={onDone}
        onClose={onClose}
      />
    </>
  );
}
