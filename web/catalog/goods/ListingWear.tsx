import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ListingWear_asset$key } from '../../__generated__/ListingWear_asset.graphql.ts';
import type { ListingWear_marketItem$key } from '../../__generated__/ListingWear_marketItem.graphql.ts';
import { WearBar } from '../../ui/WearBar.tsx';
import { CopyTraits } from './CopyTraits.tsx';
import { FloatRank } from './FloatRank.tsx';
import { InspectLink } from './InspectLink.tsx';
import { TraitWorth } from './TraitWorth.tsx';

interface ListingWearProps {
  readonly asset: ListingWear_asset$key;
  readonly marketItem: ListingWear_marketItem$key;
}

/** The copy's wear to seven decimals, its pattern, its position on the scale, and what collectors read from the pattern. */
export function ListingWear({ asset, marketItem }: ListingWearProps) {
  const data = useFragment(ASSET, asset);
  const { floatValue, paintSeed, phase, nameTag } = data;
  const { floatMin, floatMax } = useFragment(MARKET_ITEM, marketItem);
  const { t } = useTranslation(['goods', 'market']);
  const details = [
    phase == null ? null : t(`phase_${phase}`, { ns: 'market' }),
    paintSeed == null ? null : t('market:seed', { seed: paintSeed }),
    nameTag == null ? null : t('nameTag', { name: nameTag }),
  ].filter((detail) => detail != null);
  return (
    <>
      <Line>
        {floatValue != null && (
          <b className="num" title={t('market:float')}>
            {floatValue.toFixed(7)}
          </b>
        )}
        <InspectLink asset={data} />
        <span className="num">{details.join(' · ')}</span>
      </Line>
      {floatValue != null && <WearBar value={floatValue} from={floatMin ?? 0} to={floatMax ?? 1} />}
      <Traits>
        <CopyTraits asset={data} />
        <FloatRank asset={data} />
        <TraitWorth asset={data} />
      </Traits>
    </>
  );
}

const ASSET = graphql`
  fragment ListingWear_asset on Asset {
    floatValue
    paintSeed
    phase
    nameTag
    ...InspectLink_asset
    ...CopyTraits_asset
    ...FloatRank_asset
    ...TraitWorth_asset
  }
`;

const MARKET_ITEM = graphql`
  fragment ListingWear_marketItem on MarketItem {
    floatMin
    floatMax
  }
`;

const Traits = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding-top: 6px;
  &:empty { display: none; }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  padding-bottom: 4px;
  color: var(--t3);
  b { font-weight: 600; color: var(--t1); }
  & > :last-child { margin-left: auto; }
  span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
