import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CopySchedule_item$key } from '../../__generated__/CopySchedule_item.graphql.ts';
import type {
  InventoryRow_item$data,
  InventoryRow_item$key,
} from '../../__generated__/InventoryRow_item.graphql.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import { WearBar } from '../../ui/WearBar.tsx';
import type { DeskFact } from '../desk/deskFact.ts';
import { FactLine } from '../desk/FactLine.tsx';
import { BestBid } from './BestBid.tsx';
import { CopyCost } from './CopyCost.tsx';
import { CopySchedule } from './CopySchedule.tsx';
import { ItemExtras } from './ItemExtras.tsx';
import { RowFrame } from './RowFrame.tsx';

interface InventoryRowProps {
  readonly item: InventoryRow_item$key;
  readonly isChosen: boolean;
  readonly index: number;
  readonly onPress: (index: number, isRange: boolean) => void;
  readonly writeMoment: WriteMoment;
  /** Shows the account, when there are several. */
  readonly hasAccount: boolean;
  /** Draws it weaker where it cannot be listed: among others that can. */
  readonly isDimmable: boolean;
  /** The facts below it. */
  readonly facts: readonly DeskFact[];
}

/**
 * One copy: item, wear, stickers and charm, price, and whether it can be sold (requirement I-01). It does not rerender
 * when others are chosen.
 */
export const InventoryRow = memo(function InventoryRow({
  item,
  isChosen,
  index,
  onPress,
  writeMoment,
  hasAccount,
  isDimmable,
  facts,
}: InventoryRowProps) {
  const row = useFragment(FRAGMENT, item);
  const { t, i18n } = useTranslation(['inventory', 'market']);
  const { marketItem, asset } = row;
  const name = i18n.language === 'zh' ? marketItem.nameZh : marketItem.nameEn;
  const { floatValue } = asset;
  return (
    <RowFrame
      item={marketItem}
      picture={asset.picture}
      name={name}
      selectLabel={t('selectItem', { name })}
      share={isChosen ? 'all' : 'none'}
      onPress={(isRange) => onPress(index, isRange)}
      badge={asset.phase == null ? null : t(`phase_${asset.phase}`, { ns: 'market' })}
      isDim={isDimmable && !row.isSellable}
      wear={
        floatValue != null && (
          <>
            <span
              className="num"
              title={asset.nameTag == null ? undefined : t('nameTag', { name: asset.nameTag })}
            >
              {floatValue.toFixed(7)}
            </span>
            <span className="bar">
              <WearBar value={floatValue} from={marketItem.floatMin ?? 0} to={marketItem.floatMax ?? 1} />
            </span>
          </>
        )
      }
      extras={
        <ItemExtras
          asset={asset}
          account={hasAccount ? (row.account.personaName ?? row.account.accountName) : null}
        />
      }
      cost={<CopyCost item={row} name={name} />}
      reference={
        <>
          <VisuallyHidden>{t('referencePrice')}</VisuallyHidden>
          <Price cents={row.referencePriceCents ?? null} size={14} tone="quiet" />
        </>
      }
      ask={<CopyAsk row={row} />}
      state={
        <>
          {row.isSellable && row.bestBid != null && <BestBid cents={row.bestBid.priceCents} />}
          <CopyState item={row} row={row} writeMoment={writeMoment} />
        </>
      }
      facts={facts.length > 0 && <CopyFacts row={row} facts={facts} writeMoment={writeMoment} />}
    />
  );
});

interface CopyFactsProps extends Pick<InventoryRowProps, 'facts' | 'writeMoment'> {
  readonly row: InventoryRow_item$data;
}

/** The facts that no column of the table shows. */
function CopyFacts({ row, facts, writeMoment }: CopyFactsProps) {
  const listing = row.activeListing;
  const copy = {
    askCents: listing?.askCents ?? null,
    referenceCents: row.referencePriceCents ?? null,
    costCents: row.costCents ?? null,
    netCents: row.netCents ?? null,
    profitCents: row.profitCents ?? null,
    listedAt: listing?.createdAt ?? null,
    ruleName: listing?.sellingRule?.name ?? null,
    weekViewCount: listing?.weekViewCount ?? null,
    viewCount: listing?.viewCount ?? null,
  };
  // Below 1,200 px the copy's own price stands in the place of the reference price.
  const isReplaced = listing != null || row.scheduledListing != null;
  const shown = facts.filter((fact) => fact !== 'COST' && (fact !== 'REFERENCE' || isReplaced));
  return (
    <FactLine
      facts={shown}
      columns={['REFERENCE']}
      columnsFromPx={1200}
      standing={row.standing}
      copy={copy}
      writeMoment={writeMoment}
    />
  );
}

interface CopyAskProps {
  readonly row: Pick<InventoryRow_item$data, 'activeListing' | 'scheduledListing'>;
}

/** The copy's own price: the one that it is on sale for, or that it will be listed at. */
function CopyAsk({ row: { activeListing: listing, scheduledListing: request } }: CopyAskProps) {
  const { t } = useTranslation('inventory');
  if (listing != null) {
    return (
      <>
        <VisuallyHidden>{t('ownAsk')}</VisuallyHidden>
        <Price cents={listing.askCents} size={14} />
      </>
    );
  }
  if (request == null) {
    return null;
  }
  return (
    <>
      <VisuallyHidden>{t('scheduledAsk')}</VisuallyHidden>
      {request.priceCents == null ? (
        <span className="num" title={t('scheduledTimes', { multiplier: request.multiplier })}>
          ×{request.multiplier}
        </span>
      ) : (
        <Price cents={request.priceCents} size={14} tone="quiet" />
      )}
    </>
  );
}

interface CopyStateProps {
  readonly item: CopySchedule_item$key;
  readonly row: {
    readonly isTradable: boolean;
    readonly isMarketable: boolean;
    readonly tradableAt: string | null | undefined;
    readonly protection: string;
    readonly account: { readonly pausedReason: string | null | undefined };
    readonly activeListing:
      | { readonly status: string; readonly unavailableReason: string | null | undefined }
      | null
      | undefined;
  };
  readonly writeMoment: WriteMoment;
}

/** Why a listing of an account cannot be bought, by why the account is paused: an unlisted copy says the same. */
const UNAVAILABLE: Readonly<Record<string, string>> = {
  ABNORMAL: 'ACCOUNT_ABNORMAL',
  NOT_SELLABLE: 'ACCOUNT_NOT_SELLABLE',
  PRIVATE: 'INVENTORY_PRIVATE',
  UNCONFIRMED: 'ROBOT_UNCONFIRMED',
};

function CopyState({ item, row, writeMoment }: CopyStateProps) {
  const { t } = useTranslation('inventory');
  const { activeListing: listing, tradableAt } = row;
  if (listing != null) {
    const { status, unavailableReason: reason } = listing;
    if (reason != null) {
      const isTimed = reason === 'COPY_NOT_TRADABLE' && tradableAt != null;
      return (
        <Tag tone="warn">
          {isTimed ? t('notTradableUntil', { moment: writeMoment(tradableAt) }) : t(`unavailable_${reason}`)}
        </Tag>
      );
    }
    return status === 'RESERVED' ? (
      <Tag tone="info">{t('beingBought')}</Tag>
    ) : (
      <Tag tone="accent">{t('onSale')}</Tag>
    );
  }
  if (row.isTradable && row.account.pausedReason != null) {
    return <Tag tone="warn">{t(`unavailable_${UNAVAILABLE[row.account.pausedReason]}`)}</Tag>;
  }
  if (row.isTradable) {
    return (
      <Tag tone={row.isMarketable ? 'pos' : 'plain'}>
        {t(row.isMarketable ? 'tradable' : 'notMarketable')}
      </Tag>
    );
  }
  const reason =
    row.protection === 'PROTECTED' ? 'protected' : tradableAt == null ? 'neverTradable' : 'cooldown';
  return (
    <>
      <Tag tone="warn">
        <Icon name={STOP_ICONS[reason]} size={12} />
        {tradableAt == null ? (
          t(reason)
        ) : (
          <>
            <VisuallyHidden>{t(reason)}</VisuallyHidden>
            <Moment at={tradableAt} writeMoment={writeMoment} />
          </>
        )}
      </Tag>
      <CopySchedule item={item} writeMoment={writeMoment} />
    </>
  );
}

/** Icons of why a copy cannot be traded now. */
const STOP_ICONS = { protected: 'shield', neverTradable: 'lock', cooldown: 'clock' } as const;

const FRAGMENT = graphql`
  fragment InventoryRow_item on InventoryItem {
    isSellable
    bestBid {
      priceCents
    }
    isTradable
    isMarketable
    tradableAt
    protection
    referencePriceCents
    costCents
    netCents
    profitCents
    standing {
      ...FactLine_standing
    }
    ...CopySchedule_item
    ...CopyCost_item
    account {
      accountName
      personaName
      pausedReason
    }
    activeListing {
      status
      unavailableReason
      askCents
      createdAt
      weekViewCount
      viewCount
      sellingRule {
        name
      }
    }
    scheduledListing {
      priceCents
      multiplier
    }
    asset {
      floatValue
      phase
      picture(size: CARD)
      nameTag
      ...ItemExtras_asset
    }
    marketItem {
      marketHashName
      nameZh
      nameEn
      rarityColor
      tagExterior
      floatMin
      floatMax
    }
  }
`;
