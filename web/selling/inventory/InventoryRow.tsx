import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CopySchedule_item$key } from '../../__generated__/CopySchedule_item.graphql.ts';
import type { InventoryRow_item$key } from '../../__generated__/InventoryRow_item.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { WearBar } from '../../ui/WearBar.tsx';
import { CopyCost } from './CopyCost.tsx';
import { CopySchedule } from './CopySchedule.tsx';
import { ItemExtras } from './ItemExtras.tsx';
import { RowFrame } from './RowFrame.tsx';

interface InventoryRowProps {
  readonly item: InventoryRow_item$key;
  readonly isChosen: boolean;
  readonly onPress: (isRange: boolean) => void;
  readonly writeMoment: WriteMoment;
  /** Shows the account, when there are several. */
  readonly hasAccount: boolean;
}

/** One copy: item, wear, stickers and charm, price, and whether it can be sold (requirement I-01). */
export function InventoryRow({ item, isChosen, onPress, writeMoment, hasAccount }: InventoryRowProps) {
  const row = useFragment(FRAGMENT, item);
  const { t, i18n } = useTranslation('inventory');
  const { marketItem, asset, activeListing: listing } = row;
  const name = i18n.language === 'zh' ? marketItem.nameZh : marketItem.nameEn;
  const { floatValue } = asset;
  return (
    <RowFrame
      item={marketItem}
      picture={asset.picture}
      name={name}
      selectLabel={t('selectItem', { name })}
      share={isChosen ? 'all' : 'none'}
      onPress={onPress}
      wear={
        <>
          <Line>
            {floatValue != null && <b className="num">{floatValue.toFixed(7)}</b>}
            <Ellipsis>
              {[asset.phase, asset.nameTag == null ? null : t('nameTag', { name: asset.nameTag })]
                .filter(Boolean)
                .join(' · ')}
            </Ellipsis>
          </Line>
          {floatValue != null && (
            <WearBar value={floatValue} from={marketItem.floatMin ?? 0} to={marketItem.floatMax ?? 1} />
          )}
        </>
      }
      extras={
        <>
          <ItemExtras asset={asset} />
          {hasAccount && <Ellipsis>{row.account.personaName ?? row.account.accountName}</Ellipsis>}
        </>
      }
      price={
        <>
          <Price
            cents={listing?.askCents ?? row.referencePriceCents ?? null}
            size={16}
            tone={listing == null ? 'quiet' : 'plain'}
          />
          <small>{t(listing == null ? 'referencePrice' : 'ownAsk')}</small>
          <CopyCost item={row} name={name} />
        </>
      }
      state={<CopyState item={row} row={row} writeMoment={writeMoment} />}
    />
  );
}

interface CopyStateProps {
  readonly item: CopySchedule_item$key;
  readonly row: {
    readonly isTradable: boolean;
    readonly isMarketable: boolean;
    readonly tradableAt: string | null | undefined;
    readonly protection: string;
    readonly activeListing: { readonly status: string } | null | undefined;
  };
  readonly writeMoment: WriteMoment;
}

const LISTING_TAGS: Readonly<Record<string, { tone: 'info' | 'warn'; word: string }>> = {
  RESERVED: { tone: 'info', word: 'beingBought' },
  PAUSED: { tone: 'warn', word: 'paused' },
};

function CopyState({ item, row, writeMoment }: CopyStateProps) {
  const { t } = useTranslation('inventory');
  const { activeListing: listing, tradableAt } = row;
  if (listing != null) {
    return (
      <Tag tone={LISTING_TAGS[listing.status]?.tone ?? 'accent'}>
        {t(LISTING_TAGS[listing.status]?.word ?? 'onSale')}
      </Tag>
    );
  }
  if (row.isTradable) {
    return (
      <Tag tone={row.isMarketable ? 'pos' : 'plain'}>
        {t(row.isMarketable ? 'tradable' : 'notMarketable')}
      </Tag>
    );
  }
  return (
    <>
      <Tag tone="warn">
        <Icon
          name={row.protection === 'PROTECTED' ? 'shield' : tradableAt == null ? 'lock' : 'clock'}
          size={12}
        />
        {t(row.protection === 'PROTECTED' ? 'protected' : tradableAt == null ? 'neverTradable' : 'cooldown')}
      </Tag>
      <CopySchedule item={item} writeMoment={writeMoment} />
    </>
  );
}

const FRAGMENT = graphql`
  fragment InventoryRow_item on InventoryItem {
    isTradable
    isMarketable
    tradableAt
    protection
    referencePriceCents
    ...CopySchedule_item
    ...CopyCost_item
    account {
      accountName
      personaName
    }
    activeListing {
      status
      askCents
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

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  padding-bottom: 4px;
  font-size: 12px;
  b { font-size: 13px; font-weight: 600; color: var(--t1); }
`;
