import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { TraitWorth_asset$key } from '../../__generated__/TraitWorth_asset.graphql.ts';
import { Price } from '../../ui/Price.tsx';

interface TraitWorthProps {
  readonly asset: TraitWorth_asset$key;
}

/** What copies with a like trait were sold for beside all of the item, with the number of sales. Nothing where few were sold. */
export function TraitWorth({ asset }: TraitWorthProps) {
  const { traitWorth } = useFragment(FRAGMENT, asset);
  const { t } = useTranslation('goods');
  return traitWorth.map(({ trait, likeCount, likeMedianCents, allCount, allMedianCents }) => (
    <Line key={trait} className="num" title={t('worth_hint')}>
      <span>
        {t(`worth_${trait.toLowerCase()}`, { number: likeCount })}{' '}
        <Price cents={likeMedianCents} tone="inherit" />
      </span>
      <span>
        {t('worth_all', { number: allCount })} <Price cents={allMedianCents} tone="inherit" />
      </span>
    </Line>
  ));
}

const FRAGMENT = graphql`
  fragment TraitWorth_asset on Asset
  @argumentDefinitions(traits: { type: "[PricedTrait!]!", defaultValue: [FADE, BLUE] }) {
    traitWorth(traits: $traits) {
      trait
      likeCount
      likeMedianCents
      allCount
      allMedianCents
    }
  }
`;

const Line = styled.small`
  display: flex;
  flex-basis: 100%;
  flex-wrap: wrap;
  column-gap: 12px;
  color: var(--t3);
`;
