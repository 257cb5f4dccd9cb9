import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { PhaseSwitch_marketItem$key } from '../../__generated__/PhaseSwitch_marketItem.graphql.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Price } from '../../ui/Price.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { phaseColor } from '../items/tagColors.ts';
import { EVERY_COPY } from './goodsChoice.ts';
import { useGoodsChoice } from './useGoodsChoice.ts';

interface PhaseSwitchProps {
  readonly marketItem: PhaseSwitch_marketItem$key;
}

/** The Doppler phases and gems of an item, each with its price, because prices differ widely under one name. */
export function PhaseSwitch({ marketItem }: PhaseSwitchProps) {
  const { phases, lowestAskCents } = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation(['market', 'goods']);
  const { choice, pressed, pathOf } = useGoodsChoice();
  const row = useRef<HTMLElement>(null);
  // On phones the row scrolls sideways: the chosen phase is brought into view, the page stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (current != null && row.current !== null) {
      row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 2 + current.clientWidth / 2;
    }
  }, [choice.phase]);
  if (phases == null || phases.length === 0) {
    return null;
  }
  // A pattern or wear filter of one phase does not apply to another, so it is reset.
  const pathTo = (phase: string | null) => pathOf({ ...EVERY_COPY, sort: pressed.sort, phase });
  return (
    <Row ref={row} aria-label={t('phases')}>
      <Choice to={pathTo(null)} preventScrollReset aria-current={choice.phase === null ? 'page' : undefined}>
        <span />
        <Ellipsis>{t('anyPhase')}</Ellipsis>
        <Price cents={lowestAskCents ?? null} size={13} />
      </Choice>
      {phases.map((row) => (
        <Choice
          key={row.phase}
          to={pathTo(row.phase)}
          preventScrollReset
          aria-current={row.phase === choice.phase ? 'page' : undefined}
        >
          <Mark color={phaseColor(row.phase)} />
          <Ellipsis>{t(`phase_${row.phase}`)}</Ellipsis>
          {row.lowestAskCents == null ? (
            <small>{t('goods:exteriorNotOnSale')}</small>
          ) : (
            <Price cents={row.lowestAskCents} size={13} />
          )}
        </Choice>
      ))}
    </Row>
  );
}

const FRAGMENT = graphql`
  fragment PhaseSwitch_marketItem on MarketItem {
    lowestAskCents
    phases {
      phase
      lowestAskCents
    }
  }
`;

const Row = styled.nav`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  margin-bottom: 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  overflow: hidden;
  background: var(--line);
  @media (max-width: 767px) {
    display: flex;
    overflow-x: auto;
    --ring: -2px;
    scrollbar-width: none;
    margin: 0 -16px 12px;
    border-width: 1px 0;
    border-radius: 0;
    & > * { flex: 0 0 116px; }
  }
`;

const Choice = styled(Link)`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr);
  align-items: center;
  gap: 1px 8px;
  padding: 8px 12px;
  background: var(--s1);
  font-size: 12px;
  color: var(--t2);
  & > :last-child { grid-column: 2; }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
  &:hover { background: var(--hover); }
  &:focus-visible { outline-offset: -2px; }
  &[aria-current] { background: var(--s3); color: var(--t1); box-shadow: inset 0 -2px 0 var(--accent); }
`;
