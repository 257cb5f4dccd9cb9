import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type {
  OwnListingRow_listing$data,
  OwnListingRow_listing$key,
} from '../../__generated__/OwnListingRow_listing.graphql.ts';
import { FormerPrice } from '../../catalog/goods/FormerPrice.tsx';
import { goodsPath } from '../../catalog/items/marketItem.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { ItemPicture } from '../../ui/ItemPicture.tsx';
import { splitItemName } from '../../ui/itemName.ts';
import { Price } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { CopyPhase } from '../desk/CopyPhase.tsx';
import type { DeskFact } from '../desk/deskFact.ts';
import { FactLine } from '../desk/FactLine.tsx';
import { ReferenceAge } from '../desk/PriceFacts.tsx';
import { referenceFacts } from '../desk/priceContext.ts';
import { QuickAsk } from './QuickAsk.tsx';

interface OwnListingRowProps {
  readonly listing: OwnListingRow_listing$key;
  readonly facts: readonly DeskFact[];
  /** How long a new price can be undone. */
  readonly undoSeconds: number;
  /** An order in progress holds it. */
  readonly isReserved: boolean;
  readonly isSelected: boolean;
  readonly writeMoment: WriteMoment;
  readonly index: number;
  readonly onPress: (index: number, isRange: boolean) => void;
  /** Runs when its price was changed. */
  readonly onRepriced: () => void;
}

/**
 * One open listing: item, Steam account, time of listing, its three prices, the chosen facts, and presses that change
 * its ask. A reserved listing cannot be selected. It does not rerender when others are.
 */
export const OwnListingRow = memo(function OwnListingRow({
  listing,
  isReserved,
  isSelected,
  index,
  onPress,
  ...below
}: OwnListingRowProps) {
  const data = useFragment(FRAGMENT, listing);
  const { t, i18n } = useTranslation('sell');
  const { marketItem: item, asset } = data;
  const name = (i18n.language === 'zh' ? item?.nameZh : item?.nameEn) ?? t('unknownItem');
  const parts = splitItemName(name, item?.tagExterior != null);
  const reference = referenceFacts(data.referencePrice);
  return (
    <Row $isSelected={isSelected && !isReserved} $isDim={isReserved}>
      <TickBox
        label={t('select', { name })}
        share={isSelected && !isReserved ? 'all' : 'none'}
        isDisabled={isReserved}
        onPress={(isRange) => onPress(index, isRange)}
      />
      <Goods>
        <Thumb $light={item?.rarityColor ?? 'var(--norarity)'}>
          {item != null && <ItemPicture picture={asset.picture} widthPercent={88} />}
        </Thumb>
        <Name>
          <Link to={goodsPath(item?.marketHashName ?? '')}>
            {[parts.kind, parts.finish].filter(Boolean).join(' | ')}
          </Link>
          <ListingFacts
            data={data}
            exterior={parts.exterior}
            isReserved={isReserved}
            writeMoment={below.writeMoment}
          />
        </Name>
      </Goods>
      <Reference className="wide">
        <Price cents={data.referencePrice?.priceCents ?? null} tone="quiet" />
        {reference !== null && <ReferenceAge reference={reference} />}
      </Reference>
      <Money className="wide">
        <Price cents={data.netCents ?? null} tone="quiet" />
      </Money>
      <Money>
        <Price cents={data.askCents} size={14} /> <FormerPrice listing={data} />
      </Money>
      <RowBelow data={data} name={name} isReserved={isReserved} {...below} />
    </Row>
  );
});

interface ListingFactsProps extends Pick<OwnListingRowProps, 'isReserved' | 'writeMoment'> {
  readonly data: OwnListingRow_listing$data;
  /** In the reader's language. */
  readonly exterior: string | null;
}

/** The line below the name: what keeps the listing from being sold, its discounts, wear, account and time of listing. */
function ListingFacts({ data, exterior, isReserved, writeMoment }: ListingFactsProps) {
  const { t } = useTranslation('sell');
  return (
    <Facts className="num">
      {isReserved && <Tag tone="info">{t('bought')}</Tag>}
      {data.unavailableReason != null && <Tag tone="warn">{t(`unavailable_${data.unavailableReason}`)}</Tag>}
      {data.discount != null && (
        <Tag tone="accent">{t('discountUntil', { moment: writeMoment(data.discount.endsAt) })}</Tag>
      )}
      {data.plannedDiscount != null && (
        <Tag>
          {t('discountPlanned', {
            percent: data.plannedDiscount.percent,
            moment: writeMoment(data.plannedDiscount.startsAt),
          })}
        </Tag>
      )}
      <CopyPhase phase={data.asset.phase} />
      {exterior !== null && <span>{exterior}</span>}
      {data.asset.floatValue != null && <span>{data.asset.floatValue.toFixed(4)}</span>}
      <span className="wide">{data.steamAccountName}</span>
      <Moment className="wide" at={data.createdAt} writeMoment={writeMoment}>
        {t('since', { moment: writeMoment(data.createdAt) })}
      </Moment>
    </Facts>
  );
}

interface RowBelowProps extends Omit<OwnListingRowProps, 'listing' | 'isSelected' | 'index' | 'onPress'> {
  readonly data: OwnListingRow_listing$data;
  /** In the reader's language. */
  readonly name: string;
}

/**
 * The chosen facts of the listing, and the presses that change its ask. Facts that have a column of their own appear on
 * narrow screens alone.
 */
function RowBelow({ data, name, isReserved, facts, undoSeconds, writeMoment, onRepriced }: RowBelowProps) {
  const { t } = useTranslation('sell');
  const { dialogs } = useAppServices();
  const { askCents, standing } = data;
  const referenceCents = data.referencePrice?.priceCents ?? null;
  const copy = {
    askCents,
    referenceCents,
    reference: referenceFacts(data.referencePrice),
    costCents: data.costCents ?? null,
    netCents: data.netCents ?? null,
    profitCents: data.profitCents ?? null,
    listedAt: data.createdAt,
    ruleName: data.sellingRule?.name ?? null,
    weekViewCount: data.weekViewCount ?? null,
    viewCount: data.viewCount ?? null,
  };
  return (
    <Below>
      <FactLine
        facts={facts}
        columns={['REFERENCE', 'NET']}
        standing={standing}
        copy={copy}
        writeMoment={writeMoment}
      />
      {!isReserved && (
        <Presses>
          <QuickAsk
            listingId={data.id}
            name={name}
            subject={
              data.marketItem == null
                ? null
                : { marketItemId: data.marketItem.id, phase: data.asset.phase ?? null }
            }
            reference={copy.reference}
            askCents={askCents}
            lowestOtherCents={standing?.lowestOtherAskCents ?? null}
            referenceCents={referenceCents}
            lastSaleCents={standing?.lastSales[0]?.priceCents ?? null}
            undoSeconds={undoSeconds}
            onDone={onRepriced}
          />
          <Button
            size="small"
            aria-label={t('offersOf', { name })}
            onClick={() => dialogs.open({ kind: 'listingTerms', listingId: data.id })}
          >
            {t('offers')}
          </Button>
        </Presses>
      )}
    </Below>
  );
}

const FRAGMENT = graphql`
  fragment OwnListingRow_listing on Listing {
    id
    unavailableReason
    askCents
    netCents
    steamAccountName
    createdAt
    discount {
      endsAt
    }
    plannedDiscount {
      percent
      startsAt
    }
    ...FormerPrice_listing
    costCents
    profitCents
    weekViewCount
    viewCount
    sellingRule {
      name
    }
    standing {
      lowestOtherAskCents
      lastSales {
        priceCents
      }
      ...FactLine_standing
    }
    referencePrice {
      priceCents
      source
      calculatedAt
      salesUsed
      outliersLeftOut
      windowDays
    }
    asset {
      floatValue
      phase
      picture(size: CARD)
    }
    marketItem {
      id
      marketHashName
      nameZh
      nameEn
      rarityColor
      tagExterior
    }
  }
`;

const Row = styled.div<{ $isSelected: boolean; $isDim: boolean }>`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) 120px 120px 120px;
  align-items: center;
  gap: 0 16px;
  min-height: 68px;
  padding: 6px 20px;
  border-top: 1px solid var(--line);
  box-shadow: ${({ $isSelected }) => ($isSelected ? 'inset 2px 0 var(--accent)' : 'none')};
  background: ${({ $isSelected }) => ($isSelected ? 'var(--sel)' : 'none')};
  transition: background var(--t-2);
  &:hover { background: ${({ $isSelected }) => ($isSelected ? 'var(--sel)' : 'var(--hover)')}; }
  ${({ $isDim }) => ($isDim ? 'a { color: var(--t2); }' : '')}
  @media (max-width: 1199px) { grid-template-columns: 24px minmax(0, 1fr) 100px 100px 100px; gap: 0 12px; }
  @media (max-width: 1023px) {
    grid-template-columns: 24px minmax(0, 1fr) 120px;
    .wide { display: none; }
  }
  @media (max-width: 767px) {
    grid-template: "box thumb name name" auto "box thumb facts money" auto ". place place place" auto / 24px 76px minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding: 10px 16px;
    > label { grid-area: box; }
  }
`;

const Goods = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  /* On phones its children belong to the row's grid: the price is below the name, which takes the full width. */
  @media (max-width: 767px) { display: contents; }
`;

const Thumb = styled(Stage)`
  flex: none;
  width: 84px;
  height: 56px;
  border-radius: var(--r-2);
  @media (max-width: 767px) { grid-area: thumb; width: 76px; }
`;

const Name = styled.div`
  min-width: 0;
  a { display: block; font-size: 14px; line-height: 20px; font-weight: 500; }
  a:hover { color: var(--accent-t); }
  @media (max-width: 767px) { display: contents; a { grid-area: name; } }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  font-size: 12px;
  line-height: 20px;
  color: var(--t3);
  white-space: nowrap;
  @media (max-width: 767px) { grid-area: facts; gap: 0 10px; }
`;

/** Below the facts. */
const Presses = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding-top: 6px;
`;

/** Below the item over the whole row. */
const Below = styled.div`
  grid-column: 2 / -1;
  min-width: 0;
  padding: 8px 0 4px;
  @media (min-width: 768px) { padding-left: 96px; }
  @media (max-width: 767px) { grid-area: place; }
`;

const Money = styled.div`
  text-align: right;
  @media (max-width: 767px) { grid-area: money; align-self: end; }
`;

/** The line for its age is reserved. */
const Reference = styled(Money)`
  display: grid;
  grid-template-rows: 20px 20px;
`;
