import { styled } from 'styled-components';

/** Names of the sprite's line icons (`sprite.svg`, ids `i-*`). One meaning each: bolt is automatic delivery, hand is by hand. */
export type IconName =
  | 'alert'
  | 'asc'
  | 'bell'
  | 'bolt'
  | 'box'
  | 'chart'
  | 'check'
  | 'clock'
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
  /** Edge in px; 16 unless told. */
  readonly size?: 11 | 12 | 14 | 16 | 20 | 24;
}

/** A line icon in the colour of the text around it. Decorative: the control that holds it carries the name. */
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
