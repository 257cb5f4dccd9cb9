import { styled } from 'styled-components';
import { PART_COLORS, type WalletPart } from './walletParts.ts';

interface WalletBarProps {
  readonly parts: readonly WalletPart[];
}

const WIDTH = 1000;
const GAP = 3;

/**
 * The accounts as shares of one bar; the amounts are listed below. Drawn with SVG attributes, because the content
 * security policy forbids inline styles.
 */
export function WalletBar({ parts }: WalletBarProps) {
  const shown = parts.filter((part) => part.share > 0);
  let x = 0;
  return (
    <Bar viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true">
      {shown.length === 0 && <rect width={WIDTH} height="8" fill="var(--s3)" />}
      {shown.map((part) => {
        const start = x;
        x += part.share * WIDTH;
        const width = Math.max(2, x - start - (x < WIDTH - 1 ? GAP : 0));
        return <rect key={part.key} x={start} width={width} height="8" fill={PART_COLORS[part.key]} />;
      })}
    </Bar>
  );
}

const Bar = styled.svg`
  width: 100%;
  height: 8px;
  margin-top: 16px;
  border-radius: 4px;
  overflow: hidden;
`;
