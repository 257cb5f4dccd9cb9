import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CopyStrip_marketItem$key } from '../../__generated__/CopyStrip_marketItem.graphql.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { boundsAround, type CopyDot, type PlacedDot, plotDots } from '../goods/copyDots.ts';
import { useShowCopy } from './CopyFinder.tsx';
import { EVERY_COPY } from './goodsChoice.ts';
import { useGoodsChoice } from './useGoodsChoice.ts';

interface CopyStripProps {
  readonly marketItem: CopyStrip_marketItem$key;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** All copies on sale by wear and price. A pressed dot leads to its copy; arrow keys move between the dots. */
export function CopyStrip({ marketItem }: CopyStripProps) {
  const { copyDots } = useFragment(FRAGMENT, marketItem);
  const { t } = useTranslation('market');
  const { shown } = useMoneyText();
  const [index, setIndex] = useState(0);
  const open = useOpenCopy();
  const plot = plotDots(copyDots ?? []);
  if (plot === null) {
    return null;
  }
  const { dots, fromFloat, toFloat, lowCents, topCents } = plot;
  const current = dots[Math.min(index, dots.length - 1)] ?? dots[0];
  const textOf = ({ floatValue, askCents, copyCount }: CopyDot) =>
    t(copyCount === 1 ? 'goods:dot' : 'goods:dots', {
      float: floatValue.toFixed(4),
      price: shown(askCents),
      count: copyCount,
    });
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setIndex(Math.max(0, Math.min(dots.length - 1, index + step)));
    } else if (event.key === 'Enter' && current !== undefined) {
      open(current);
    }
  }
  return (
    <Box>
      <h2>{t('goods:stripTitle')}</h2>
      <Plot
        role="slider"
        tabIndex={0}
        aria-label={t('goods:stripTitle')}
        aria-valuemin={0}
        aria-valuemax={dots.length - 1}
        aria-valuenow={Math.min(index, dots.length - 1)}
        aria-valuetext={current === undefined ? '' : textOf(current)}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => {
          const near = nearestDot(event);
          if (near !== null) {
            setIndex(near);
          }
        }}
        onClick={(event) => {
          const dot = dots[nearestDot(event) ?? -1];
          if (dot !== undefined) {
            open(dot);
          }
        }}
      >
        <Dots dots={dots} current={current} />
        <High className="num">{shown(topCents)}</High>
        <Low className="num">{shown(lowCents)}</Low>
      </Plot>
      <Foot className="num">
        <span>{fromFloat.toFixed(4)}</span>
        <b aria-hidden="true">{current === undefined ? '' : textOf(current)}</b>
        <span>{toFloat.toFixed(4)}</span>
      </Foot>
    </Box>
  );
}

interface DotsProps {
  readonly dots: readonly PlacedDot[];
  readonly current: CopyDot | undefined;
}

function Dots({ dots, current }: DotsProps) {
  return (
    <svg width="100%" height="120" aria-hidden="true">
      {dots.map((dot) => (
        <circle
          key={dot.listingId}
          data-copy={dot.listingId}
          className={dot === current ? 'current' : undefined}
          cx={`${Math.round(dot.x * 1000) / 10}%`}
          cy={`${Math.round(dot.y * 1000) / 10}%`}
          r={Math.min(9, 4 + Math.log2(dot.copyCount))}
        />
      ))}
    </svg>
  );
}

/** How far from a dot a pointer may be to mean it, in px: half of a fingertip. */
const REACH_PX = 22;

/** The place of the dot nearest to a pointer, null if none is in reach: dots are smaller than fingertips. */
function nearestDot({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): number | null {
  const distances = [...currentTarget.querySelectorAll('circle')].map((circle) => {
    const { left, top, width, height } = circle.getBoundingClientRect();
    return Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
  });
  const least = Math.min(...distances);
  return least > REACH_PX ? null : distances.indexOf(least);
}

/** Leads to a copy: to its row if that is loaded, else to the list of the copies with its wear. */
function useOpenCopy(): (dot: CopyDot) => void {
  const { pressed, change } = useGoodsChoice();
  const show = useShowCopy();
  return ({ listingId, floatValue }) => {
    if (!show(listingId)) {
      change({ ...EVERY_COPY, phase: pressed.phase, ...boundsAround(floatValue) });
    }
  };
}

const FRAGMENT = graphql`
  fragment CopyStrip_marketItem on MarketItem {
    copyDots(phase: $phase) {
      listingId
      floatValue
      askCents
      copyCount
    }
  }
`;

const Box = styled(Panel)`
  margin-top: 20px;
  padding: 16px 20px 12px;
  h2 { font-size: 14px; line-height: 22px; }
  @media (max-width: 767px) { margin: 12px -16px 0; padding: 12px 16px; border-width: 1px 0; border-radius: 0; }
`;

const Plot = styled.div`
  position: relative;
  margin-top: 8px;
  border-bottom: 1px solid var(--line);
  border-radius: var(--r-1);
  svg { display: block; padding-left: 72px; overflow: visible; }
  circle { fill: var(--info); fill-opacity: .55; stroke: var(--s1); stroke-width: 1; cursor: pointer; }
  .current { fill: var(--accent); fill-opacity: 1; stroke: var(--t1); stroke-width: 2; }
`;

const High = styled.span`
  position: absolute;
  left: 0;
  top: 0;
  font-size: 11px;
  color: var(--t3);
`;

const Low = styled(High)`
  top: auto;
  bottom: 2px;
`;

const Foot = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding: 6px 0 0 72px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  b { font-weight: 500; color: var(--t1); }
`;
