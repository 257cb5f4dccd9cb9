import { styled } from 'styled-components';
import { QR_SIZE, qrMatrix } from './qrMatrix.ts';

/** The light frame that a camera needs around a code, in modules. */
const QUIET = 4;

interface QrCodeProps {
  /** At most 42 bytes. */
  readonly text: string;
  readonly label: string;
}

/** A QR code, black on white in every theme, since cameras expect it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const path = qrMatrix(text)
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const size = QR_SIZE + 2 * QUIET;
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
