import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface RingProps {
  /** Share of the time that is left, 0 to 1. */
  readonly share: number;
  readonly tone?: 'accent' | 'warn' | 'info' | 'pos' | 'neg';
  /** Dashed while the clock is stopped. */
  readonly isPaused?: boolean;
  readonly children?: ReactNode;
}

const RADIUS = 36;
const LENGTH = 2 * Math.PI * RADIUS;
const COLORS = {
  accent: 'var(--accent)',
  warn: 'var(--warn-m)',
  info: 'var(--info)',
  pos: 'var(--pos)',
  neg: 'var(--neg)',
};

/** A ring that shows the remaining time. The text inside carries the meaning. */
export function Ring({ share, tone = 'accent', isPaused = false, children }: RingProps) {
  const left = Math.max(0, Math.min(1, share)) * LENGTH;
  return (
    <Box>
      <svg viewBox="0 0 80 80" width="80" height="80" fill="none" strokeWidth="5" aria-hidden="true">
        <circle cx="40" cy="40" r={RADIUS} stroke="var(--line)" />
        <circle
          cx="40"
          cy="40"
          r={RADIUS}
          stroke={COLORS[tone]}
          strokeLinecap="round"
          strokeDasharray={isPaused ? '6 8' : `${left.toFixed(1)} ${LENGTH.toFixed(1)}`}
          transform="rotate(-90 40 40)"
        />
      </svg>
      <Center>{children}</Center>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  width: 80px;
  height: 80px;
`;

const Center = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  text-align: center;
  font-size: 16px;
  line-height: 20px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
