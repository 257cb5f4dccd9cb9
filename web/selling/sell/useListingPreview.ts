import { useEffect, useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type {
  useListingPreviewQuery,
  useListingPreviewQuery$data,
} from '../../__generated__/useListingPreviewQuery.graphql.ts';
import { askNetwork } from '../../relay/askNetwork.ts';
import { referenceFacts } from '../desk/priceContext.ts';
import type { CopyBlame, PricedCopy } from './pricedCopy.ts';

/** The dry run's result: the copies with the fields that the form shows, and those that cannot be listed. */
export interface ListingPreview {
  readonly copies: readonly PricedCopy[];
  readonly blames: ReadonlyMap<string, CopyBlame>;
}

/** Runs a dry run over inventory items. Null while it loads; an error is thrown to the nearest error boundary. */
export function useListingPreview(assetIds: readonly string[]): ListingPreview | null {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<ListingPreview | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isLeft = false;
    askPreviews(environment, assetIds).then((previews) => {
      if (!isLeft) {
        setPreview(readAnswer(assetIds, previews));
      }
    }, setFailure);
    return () => {
      isLeft = true;
    };
  }, [assetIds, environment]);
  if (failure !== null) {
    throw failure;
  }
  return preview;
}

async function askPreviews(environment: IEnvironment, assetIds: readonly string[]): Promise<Answer> {
  const variables = { input: { items: assetIds.map((inventoryItemId) => ({ inventoryItemId })) } };
  const { previewListings } = await askNetwork<useListingPreviewQuery>(environment, QUERY, variables);
  if (previewListings == null) {
    throw new Error('The dry run could not be read.');
  }
  return previewListings.previews;
}

type Answer = NonNullable<useListingPreviewQuery$data['previewListings']>['previews'];

function readAnswer(assetIds: readonly string[], previews: Answer): ListingPreview {
  const blames = new Map<string, CopyBlame>();
  const copies = previews.map(
    ({ marketItem, asset, referencePrice, bestBid, reason, until }, at): PricedCopy => {
      const key = assetIds[at] ?? '';
      if (reason != null && reason !== 'PRICE_MISSING') {
        blames.set(key, { reason, until: until ?? null });
      }
      const reference = referenceFacts(referencePrice);
      return {
        key,
        item: marketItem ?? null,
        picture: asset?.picture ?? null,
        floatValue: asset?.floatValue ?? null,
        paintSeed: asset?.paintSeed ?? null,
        stickerCount: asset?.stickers.length ?? 0,
        reference,
        askCents: null,
        isOnSale: false,
        bid: bestBid ?? null,
        subject: marketItem == null ? null : { marketItemId: marketItem.id, phase: asset?.phase ?? null },
      };
    },
  );
  return { copies, blames };
}

const QUERY = graphql`
  query useListingPreviewQuery($input: PreviewListingsInput!) {
    previewListings(input: $input) {
      previews {
        reason
        until
        asset {
          floatValue
          paintSeed
          stickers {
            slot
          }
          phase
          picture(size: CARD)
        }
        marketItem {
          id
          nameZh
          nameEn
          rarityColor
          tagExterior
        }
        bestBid {
          priceCents
          netCents
        }
        referencePrice {
          priceCents
          source
          calculatedAt
          salesUsed
          outliersLeftOut
          windowDays
        }
      }
    }
  }
`;
