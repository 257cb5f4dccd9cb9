import { styled } from 'styled-components';

interface MarkProps {
  readonly color: string;
  /** `bar` is a vertical bar beside a line of text. */
  readonly shape?: 'square' | 'bar';
}

/** A small square in a catalogue colour. The text beside it carries the meaning. */
export function Mark({ color, shape = 'square' }: MarkProps) {
  return <Dot $color={color} $shape={shape} aria-hidden="true" />;
}

const Dot = styled.i<{ $color: string; $shape: 'square' | 'bar' }>`
  flex: none;
  background: ${({ $color }) => $color};
  border-radius: 2px;
  ${({ $shape }) =>
    $shape === 'bar'
      ? 'width: 3px; height: 12px;'
      : 'width: 8px; height: 8px; box-shadow: 0 0 0 1px color-mix(in srgb, var(--t1) 14%, transparent);'}
`;
