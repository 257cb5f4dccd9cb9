import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  CompareDialog_listing$data,
  CompareDialog_listing$key,
} from '../../__generated__/CompareDialog_listing.graphql.ts';
import type { CompareDialog_marketItem$key } from '../../__generated__/CompareDialog_marketItem.graphql.ts';
import type { CompareDialogQuery } from '../../__generated__/CompareDialogQuery.graphql.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { personName } from '../../ui/Avatar.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Price } from '../../ui/Price.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { rateText } from '../goods/ListingSeller.tsx';
import { useCountView } from '../goods/useCountView.ts';
import { referenceDistance } from '../items/marketItem.ts';
import { BuyButton } from './BuyButton.tsx';
import { bestOf } from './compareCopies.ts';

interface CompareDialogProps {
  readonly listings: CompareDialog_listing$key;
  readonly marketItem: CompareDialog_marketItem$key;
  readonly onClose: () => void;
}

type Copy = CompareDialog_listing$data[number];

/** One row of the comparison. */
interface CompareRow {
  readonly name: string;
  readonly cells: readonly ReactNode[];
  readonly best: readonly boolean[];
}

/** Some copies of one item side by side, with the best value of each row marked, and a purchase for each. */
export function CompareDialog({ listings, marketItem, onClose }: CompareDialogProps) {
  const copies = useFragment(LISTING, listings);
  const { t } = useTranslation('market');
  const rows = useRows(copies, marketItem);
  const ids = copies.map(({ id }) => id);
  useCountView(ids);
  // The list no longer hears of a copy that has left it.
  const refresh = useRefresh<CompareDialogQuery>(QUERY, { ids });
  useEffect(() => refresh(), [refresh]);
  return (
    <Modal
      title={t('goods:compareCopies', { count: copies.length })}
      closeLabel={t('shell:close')}
      shape="wideDrawer"
      onClose={onClose}
    >
      <Scroll>
        <table aria-label={t('goods:compareTitle')}>
          <tbody>
            {rows.map(({ name, cells, best }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {copies.map(({ id }, place) => (
                  <td key={id}>
                    {cells[place]}
                    {best[place] === true && (
                      <Best>
                        <Tag tone="pos">{t('goods:best')}</Tag>
                      </Best>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t('buy')}</th>
              {copies.map((copy) =>
                isOnSale(copy) ? (
                  <td key={copy.id} onClickCapture={() => setTimeout(onClose)}>
                    <BuyButton listingId={copy.id} isOwn={copy.isOwn} isWide />
                  </td>
                ) : (
                  <td key={copy.id}>
                    <Tag>{t('sold')}</Tag>
                  </td>
                ),
              )}
            </tr>
          </tbody>
        </table>
      </Scroll>
    </Modal>
  );
}

function isOnSale({ status }: Copy): boolean {
  return status === 'ACTIVE';
}

/** As `bestOf`, among the copies that can still be bought. */
function bestOnSale(
  copies: readonly Copy[],
  values: readonly (number | null)[],
  best: 'lowest' | 'highest',
): readonly boolean[] {
  const places = [...copies.keys()].filter((place) => copies[place] && isOnSale(copies[place]));
  const marks = bestOf(
    places.map((place) => values[place] ?? null),
    best,
  );
  return copies.map((_, place) => marks[places.indexOf(place)] ?? false);
}

/** The rows that say something about these copies. */
function useRows(copies: readonly Copy[], marketItem: CompareDialog_marketItem$key): CompareRow[] {
  const item = useFragment(MARKET_ITEM, marketItem);
  const { t, i18n } = useTranslation('market');
  const cheapest = Math.min(...copies.filter(isOnSale).map(({ askCents }) => askCents));
  const row = <T,>(
    name: string,
    values: readonly T[],
    cell: (value: T, copy: Copy) => ReactNode,
    best: readonly boolean[] = [],
  ): CompareRow => ({
    name,
    best,
    cells: copies.map((copy, place) => cell(values[place] as T, copy)),
  });
  const asks = copies.map(({ askCents }) => askCents);
  const floats = copies.map(({ asset }) => asset.floatValue ?? null);
  const stickers = copies.map(stickerValue);
  const rates = copies.map(({ seller }) => seller?.sellerRecord?.deliveryRate ?? null);
  const isAutomatic = copies.map(({ deliveryType }) => (deliveryType === 'AUTOMATIC' ? 1 : 0));
  const rows = [
    row(t('price'), asks, (ask) => <Price cents={ask} size={16} />, bestOnSale(copies, asks, 'lowest')),
    row(t('goods:overCheapest'), asks, (ask, copy) =>
      ask === cheapest || !isOnSale(copy) ? '—' : <Price cents={ask - cheapest} hasPlus />,
    ),
    row(t('column_distance'), asks, (ask, { asset }) => {
      const ofPhase = item.phases?.find(({ phase }) => phase === asset.phase);
      return percentText(referenceDistance(ask, (ofPhase ?? item).referencePriceCents));
    }),
    row(t('float'), floats, (value) => value?.toFixed(7) ?? '—', bestOnSale(copies, floats, 'lowest')),
    row(t('goods:template'), copies, (_, { asset }) => asset.paintSeed ?? '—'),
    row(t('phases'), copies, (_, { asset }) => (asset.phase == null ? '—' : t(`phase_${asset.phase}`))),
    row(
      t('filter_sticker'),
      stickers,
      (value, { asset }) => (
        <>
          {asset.stickers.map((sticker) => (
            <p key={sticker.slot}>{ownName(i18n.language === 'zh' ? sticker.nameZh : sticker.nameEn)}</p>
          ))}
          {asset.stickers.length === 0 ? t('goods:noStickers') : <Price cents={value} tone="quiet" />}
        </>
      ),
      bestOnSale(copies, stickers, 'highest'),
    ),
    row(
      t('goods:delivery'),
      isAutomatic,
      (is) => t(is === 1 ? 'deliveryAutomatic' : 'deliveryManual'),
      bestOnSale(copies, isAutomatic, 'highest'),
    ),
    row(
      t('goods:seller'),
      rates,
      (rate, { seller }) => (
        <>
          <p>{seller == null ? t('goods:sellerMissing') : personName(seller.sellerName, i18n.language)}</p>
          {rate !== null && t('goods:deliveryRate', { rate: rateText(rate) })}
        </>
      ),
      bestOnSale(copies, rates, 'highest'),
    ),
  ];
  // A row that says nothing of any copy, as the phase of a rifle.
  return rows.filter(({ cells }) => cells.some((cell) => cell !== '—'));
}

/** Reference prices of a copy's stickers together, in fen; null where none is known. */
function stickerValue({ asset: { stickers } }: Copy): number | null {
  const known = stickers.flatMap(({ referencePriceCents }) => referencePriceCents ?? []);
  return known.length === 0 ? null : known.reduce((sum, price) => sum + price, 0);
}

/** A sticker's name without the word for stickers before it. */
function ownName(name: string): string {
  return name.replace(/^[^|]+\| */, '');
}

/** A distance in tenths of a percent. */
function percentText(distance: number | null): string {
  const sign = distance === null || distance === 0 ? '' : distance < 0 ? '−' : '+';
  return distance === null ? '—' : `${sign}${(Math.abs(distance) / 10).toFixed(1)}%`;
}

const QUERY = graphql`
  query CompareDialogQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Listing {
        status
        askCents
      }
    }
  }
`;

const LISTING = graphql`
  fragment CompareDialog_listing on Listing @relay(plural: true) {
    id
    status
    askCents
    deliveryType
    isOwn
    asset {
      floatValue
      paintSeed
      phase
      stickers {
        slot
        nameZh
        nameEn
        referencePriceCents
      }
    }
    seller {
      sellerName
      sellerRecord {
        deliveryRate
      }
    }
  }
`;

const MARKET_ITEM = graphql`
  fragment CompareDialog_marketItem on MarketItem {
    referencePriceCents
    phases {
      phase
      referencePriceCents
    }
  }
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 0 24px 24px;
  table { width: 100%; table-layout: fixed; min-width: 560px; border-collapse: collapse; }
  tr { border-bottom: 1px solid var(--line); }
  tr:last-child { border: 0; }
  th { width: 96px; padding: 12px 12px 12px 0; font-size: 12px; font-weight: 400; color: var(--t3); text-align: left; vertical-align: top; }
  td { padding: 12px 12px 12px 0; vertical-align: top; font-variant-numeric: tabular-nums; }
  td:last-child { padding-right: 0; }
  p { color: var(--t2); }
  @media (max-width: 767px) {
    padding: 0 16px 16px;
    th { position: sticky; left: 0; width: 72px; background: var(--s1); }
  }
`;

const Best = styled.div`
  padding-top: 4px;
`;
