import { styled } from 'styled-components';

interface StageProps {
  /** The rarity's colour, used as light, never for text. */
  readonly $light: string;
  /** `dim` for items out of stock; `even` for rows of one item, whose rarity is the same. */
  readonly $lamp?: 'full' | 'dim' | 'even';
}

const LAMPS = { full: '', dim: '--lamp: 12%; --floor: 8%;', even: '--lamp: 36%; --floor: 0%;' };

/**
 * The dark stage behind an item, lit in its rarity's colour, with a thin line of the same colour below.
 */
export const Stage = styled.div<StageProps>`
  --r: ${({ $light }) => $light};
  ${({ $lamp = 'full' }) => LAMPS[$lamp]}
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  isolation: isolate;
  background:
    radial-gradient(46% 40% at 50% 50%, color-mix(in srgb, var(--r) var(--lamp), transparent), transparent),
    radial-gradient(78% 74% at 50% 54%, color-mix(in srgb, var(--r) calc(var(--lamp) * 0.42), transparent), transparent),
    radial-gradient(80% 42% at 50% 104%, color-mix(in srgb, var(--r) var(--floor), transparent), transparent), var(--stage);
  &::after {
    content: "";
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: linear-gradient(90deg, transparent 2%, var(--r) 26%, var(--r) 74%, transparent 98%);
    ${({ $lamp }) => ($lamp === 'even' ? 'display: none;' : '')}
  }
  @media (forced-colors: active) {
    background: none;
    border: 1px solid;
    &::after { display: none; }
  }
`;
