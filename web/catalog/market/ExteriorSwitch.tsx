import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { ExteriorSwitch_marketItem$key } from '../../__generated__/ExteriorSwitch_marketItem.graphql.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Price } from '../../ui/Price.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { useTags } from '../items/MarketTags.tsx';
import { tagColor } from '../items/tagColors.ts';
import { EVERY_COPY } from './goodsChoice.ts';
import { useGoodsChoice } from './useGoodsChoice.ts';

interface ExteriorSwitchProps {
  readonly marketItem: ExteriorSwitch_marketItem$key;
}

const EXTERIORS = [
  'WearCategory0',
  'WearCategory1',
  'WearCategory2',
  'WearCategory3',
  'WearCategory4',
] as const;

/**
 * Links to the same finish in its other exteriors, each with its price; with a phase chosen, to the same phase and its
 * price. An exterior that the finish cannot have is marked.
 */
export function ExteriorSwitch({ marketItem }: ExteriorSwitchProps) {
  const item = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation(['market', 'goods']);
  const tags = useTags();
  const siblings = item.siblings ?? [];
  const { choice, pathOf } = useGoodsChoice();
  const { phase } = choice;
  if (!EXTERIORS.some((exterior) => exterior === item.tagExterior)) {
    return null;
  }
  return (
    <Row aria-label={t('exteriors')}>
      {EXTERIORS.map((exterior) => {
        const sibling = siblings.find((candidate) => candidate.tagExterior === exterior);
        const head = (
          <>
            <Mark color={tagColor(exterior)} shape="bar" />
            <Ellipsis>{tags.nameOf(exterior)}</Ellipsis>
          </>
        );
        if (sibling === undefined) {
          return (
            <Missing key={exterior}>
              {head}
              <small>{t('goods:exteriorMissing')}</small>
            </Missing>
          );
        }
        const shown = phase === null ? sibling : sibling.phases?.find((row) => row.phase === phase);
        return (
          <Choice
            key={exterior}
            to={pathOf({ ...EVERY_COPY, phase }, sibling.marketHashName)}
            preventScrollReset
            aria-current={exterior === item.tagExterior ? 'page' : undefined}
          >
            {head}
            {shown?.lowestAskCents == null ? (
              <small>{t('goods:exteriorNotOnSale')}</small>
            ) : (
              <Price cents={shown.lowestAskCents} size={13} />
            )}
          </Choice>
        );
      })}
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment ExteriorSwitch_marketItem on MarketItem {
    tagExterior
    siblings {
      id
      marketHashName
      tagExterior
      lowestAskCents
      phases @include(if: $hasPhase) {
        phase
        lowestAskCents
      }
    }
  }
`;

const Row = styled.nav`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  overflow: hidden;
  background: var(--s1);
  & > * {
    display: grid;
    grid-template-columns: 3px minmax(0, 1fr);
    align-items: center;
    gap: 1px 8px;
    padding: 10px 12px;
    border-right: 1px solid var(--line);
    font-size: 12px;
    color: var(--t2);
  }
  & > :last-child { border: 0; }
  & > * > :last-child { grid-column: 2; }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
  @media (max-width: 767px) {
    display: flex;
    overflow-x: auto;
    --ring: -2px;
    scrollbar-width: none;
    margin: 0 -16px;
    border-width: 1px 0;
    border-radius: 0;
    & > * { flex: 0 0 116px; }
  }
`;

const Choice = styled(Link)`
  &:hover { background: var(--hover); }
  &:focus-visible { outline-offset: -2px; }
  &[aria-current] { background: var(--s3); color: var(--t1); box-shadow: inset 0 -2px 0 var(--accent); }
`;

const Missing = styled.span`
  cursor: default;
`;
