import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  VarietyRow_variety$data,
  VarietyRow_variety$key,
} from '../../__generated__/VarietyRow_variety.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Price } from '../../ui/Price.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import type { DeskFact } from '../desk/deskFact.ts';
import { FactLine } from '../desk/FactLine.tsx';
import { BestBid } from './BestBid.tsx';
import { RowFrame } from './RowFrame.tsx';

interface VarietyRowProps {
  readonly variety: VarietyRow_variety$key;
  readonly share: 'none' | 'some' | 'all';
  readonly index: number;
  readonly onPress: (index: number, isRange: boolean) => void;
  readonly writeMoment: WriteMoment;
  /** The facts below it, of those that a variety has. */
  readonly facts: readonly DeskFact[];
}

/** Equal copies merged into one row (requirement I-02). It does not rerender when others are chosen. */
export const VarietyRow = memo(function VarietyRow({
  variety,
  share,
  index,
  onPress,
  ...below
}: VarietyRowProps) {
  const row = useFragment(FRAGMENT, variety);
  const { t, i18n } = useTranslation(['inventory', 'market']);
  const { marketItem, lowestCents = null, highestCents = null } = row;
  const name = i18n.language === 'zh' ? marketItem.nameZh : marketItem.nameEn;
  const floats = [...new Set([row.lowestFloat, row.highestFloat].map((float) => float?.toFixed(4)))];
  const wears = row.lowestFloat == null ? '' : floats.join(' – ');
  const phase = row.phase == null ? '' : t(`phase_${row.phase}`, { ns: 'market' });
  return (
    <RowFrame
      item={marketItem}
      picture={row.picture}
      name={name}
      selectLabel={t('selectVariety', { name, count: row.count })}
      share={share}
      onPress={(isRange) => onPress(index, isRange)}
      badge={<Count className="num">×{row.count}</Count>}
      wear={<span className="num">{[phase, wears].filter(Boolean).join(' · ')}</span>}
      extras={null}
      cost={null}
      reference={
        <>
          <VisuallyHidden>{t('columnLowest')}</VisuallyHidden>
          <Price cents={lowestCents} size={14} tone={row.listedCount > 0 ? 'plain' : 'quiet'} />
        </>
      }
      ask={
        lowestCents !== highestCents && (
          <>
            <VisuallyHidden>{t('columnHighest')}</VisuallyHidden>
            <Price cents={highestCents} size={14} tone="quiet" />
          </>
        )
      }
      state={
        <>
          {row.listedCount < row.count && marketItem.bestBidCents != null && (
            <Wide>
              <BestBid cents={marketItem.bestBidCents} />
            </Wide>
          )}
          {row.listedCount > 0 ? (
            <Tag tone="accent">{t('listedOf', { listed: row.listedCount, count: row.count })}</Tag>
          ) : (
            <Tag>{t('noneListed')}</Tag>
          )}
        </>
      }
      facts={below.facts.length > 0 && <VarietyFacts row={row} {...below} />}
    />
  );
});

interface VarietyFactsProps extends Pick<VarietyRowProps, 'facts' | 'writeMoment'> {
  readonly row: VarietyRow_variety$data;
}

/** What its copies have in common. Asks, costs and rules may differ from copy to copy. */
function VarietyFacts({ row, facts, writeMoment }: VarietyFactsProps) {
  const isListed = row.listedCount > 0;
  const copy = {
    askCents: null,
    referenceCents: row.referencePriceCents ?? null,
    costCents: null,
    netCents: null,
    profitCents: null,
    listedAt: null,
    ruleName: null,
    weekViewCount: isListed ? row.weekViewCount : null,
    viewCount: isListed ? row.viewCount : null,
  };
  return (
    <FactLine facts={facts} columns={[]} standing={row.standing} copy={copy} writeMoment={writeMoment} />
  );
}

const FRAGMENT = graphql`
  fragment VarietyRow_variety on InventoryVariety {
    phase
    picture(size: CARD)
    count
    listedCount
    lowestCents
    highestCents
    lowestFloat
    highestFloat
    referencePriceCents
    weekViewCount
    viewCount
    standing {
      ...FactLine_standing
    }
    marketItem {
      marketHashName
      nameZh
      nameEn
      rarityColor
      tagExterior
      bestBidCents
    }
  }
`;

/** A phone has room for what is listed alone. */
const Wide = styled.span`
  display: contents;
  @media (max-width: 767px) { display: none; }
`;

const Count = styled.b`
  flex: none;
  padding: 0 7px;
  border-radius: var(--r-full);
  background: var(--s3);
  color: var(--t2);
  font-size: 12px;
  line-height: 20px;
  font-weight: 600;
`;
