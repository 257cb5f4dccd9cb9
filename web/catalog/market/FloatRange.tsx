import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { FloatRange_marketItem$key } from '../../__generated__/FloatRange_marketItem.graphql.ts';
import { WearBar } from '../../ui/WearBar.tsx';

interface FloatRangeProps {
  readonly marketItem: FloatRange_marketItem$key;
}

const BOUNDS = [
  { x: '0%', anchor: 'start', text: '0' },
  { x: '7%', anchor: 'middle', text: '.07' },
  { x: '15%', anchor: 'middle', text: '.15' },
  { x: '38%', anchor: 'end', text: '.38' },
  { x: '45%', anchor: 'start', text: '.45' },
  { x: '100%', anchor: 'end', text: '1' },
] as const;

/** The range of wear of this finish, on the scale of the exteriors. */
export function FloatRange({ marketItem }: FloatRangeProps) {
  const { floatMin, floatMax } = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation('goods');
  if (floatMin == null || floatMax == null) {
    return <Gap />;
  }
  return (
    <Box>
      <Line>
        {t('goods:floatRange')}
        <span className="num">
          {floatMin.toFixed(2)} – {floatMax.toFixed(2)}
        </span>
      </Line>
      <WearBar from={floatMin} to={floatMax} isLarge />
      <Scale aria-hidden="true">
        {BOUNDS.map((bound) => (
          <text key={bound.text} x={bound.x} y="11" textAnchor={bound.anchor}>
            {bound.text}
          </text>
        ))}
      </Scale>
    </Box>
  );
}

const FRAGMENT = graphql`
  fragment FloatRange_marketItem on MarketItem {
    floatMin
    floatMax
  }
`;

const Gap = styled.div`
  height: 20px;
`;

const Box = styled.div`
  margin: 20px 0 22px;
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  padding-bottom: 4px;
  font-size: 12px;
  color: var(--t3);
`;

const Scale = styled.svg`
  width: 100%;
  height: 16px;
  font-size: 11px;
  fill: var(--t3);
  font-variant-numeric: tabular-nums;
`;
