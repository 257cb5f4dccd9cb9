import { styled } from 'styled-components';

/**
 * Names of the sprite's line icons (`sprite.svg`, ids `i-*`). Each has one meaning: bolt is automatic delivery, hand
 * is delivery by hand.
 */
export type IconName =
  | 'alert'
  | 'asc'
  | 'bell'
  | 'bolt'
  | 'box'
  | 'cart'
  | 'chart'
  | 'check'
  | 'clock'
  | 'columns'
  | 'copy'
  | 'desc'
  | 'down'
  | 'eye'
  | 'filter'
  | 'gear'
  | 'grid'
  | 'hand'
  | 'heart'
  | 'home'
  | 'info'
  | 'link'
  | 'list'
  | 'lock'
  | 'minus'
  | 'moon'
  | 'news'
  | 'order'
  | 'phone'
  | 'plus'
  | 'refresh'
  | 'right'
  | 'search'
  | 'shield'
  | 'split'
  | 'steam'
  | 'store'
  | 'undo'
  | 'up'
  | 'user'
  | 'wallet'
  | 'x'
  | 'yuan';

interface IconProps {
  readonly name: IconName;
  /** Edge in px; 16 by default. */
  readonly size?: 11 | 12 | 14 | 16 | 20 | 24;
}

/**
 * A line icon in the colour of the surrounding text. It is decorative: the control that contains it has the
 * accessible name.
 */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <Line width={size} height={size} aria-hidden="true">
      <use href={`#i-${name}`} />
    </Line>
  );
}

const Line = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
