import { styled } from 'styled-components';
import { encode } from 'uqr';

/** The light frame that a camera needs around a code, in modules. */
const QUIET = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code, black on white in every theme, since cameras expect it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size: codeSize } = encode(text, { border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const size = codeSize + 2 * QUIET;
  return (
    <Code role="img" aria-label={label} viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}>
      <path d={path} />
    </Code>
  );
}

const Code = styled.svg`
  display: block;
  width: 222px;
  height: 222px;
  background: #fff;
  border-radius: var(--r-2);
  shape-rendering: crispEdges;
  path { fill: #000; }
`;
