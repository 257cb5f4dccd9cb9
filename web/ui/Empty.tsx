import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface EmptyProps {
  /** Id of a silhouette in the sprite (`k-rifle`), or a warning sign. */
  readonly art: `k-${string}` | 'alert';
  readonly title: string;
  readonly hint?: ReactNode;
  /** The one action that helps. */
  readonly action?: ReactNode;
  /** True when the page has no other content: the message is then its heading. */
  readonly isPage?: boolean;
}

/** Content of an empty or failed block: one message and the one action that helps. */
export function Empty({ art, title, hint, action, isPage = false }: EmptyProps) {
  const isAlert = art === 'alert';
  return (
    <Box>
      <Art $isAlert={isAlert} width={isAlert ? 24 : 112} height={isAlert ? 24 : 56} aria-hidden="true">
        <use href={isAlert ? '#i-alert' : `#${art}`} />
      </Art>
      {isPage ? <h1>{title}</h1> : <b>{title}</b>}
      {hint !== undefined && <Hint>{hint}</Hint>}
      {action}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  padding: 48px 20px;
  text-align: center;
  b { font-weight: 500; font-size: 14px; line-height: 22px; }
  h1 { font-weight: 600; font-size: 20px; line-height: 28px; }
  button, a { margin-top: 10px; }
`;

const Art = styled.svg<{ $isAlert: boolean }>`
  margin-bottom: 6px;
  ${({ $isAlert }) =>
    $isAlert
      ? 'color: var(--warn); fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round;'
      : 'color: var(--ctl); fill: currentColor;'}
`;

const Hint = styled.span`
  color: var(--t3);
`;
