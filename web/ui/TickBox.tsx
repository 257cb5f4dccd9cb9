import { useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { replayEarlyPress, usePress } from './usePress.ts';

interface TickBoxProps {
  readonly share: 'none' | 'some' | 'all';
  /** The accessible name; not visible. */
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onPress: (isRange: boolean) => void;
}

/** A checkbox that selects one row or all rows; a dash for a partial selection. Its label is a large press target. */
export function TickBox({ share, label, isDisabled = false, onPress }: TickBoxProps) {
  const isRange = useRef(false);
  const box = useRef<HTMLInputElement>(null);
  const [shown, press] = usePress(share, () => onPress(isRange.current));
  useLayoutEffect(() => {
    if (box.current !== null) {
      box.current.indeterminate = shown === 'some';
    }
  });
  useEffect(() => replayEarlyPress(box.current), []);
  return (
    <Target
      onPointerDown={(event) => {
        isRange.current = event.shiftKey;
      }}
      onKeyDown={(event) => {
        isRange.current = event.shiftKey;
      }}
      onMouseDown={(event) => {
        // A press with shift would select text. Preventing that also prevents the focus, which is therefore set here.
        if (event.shiftKey) {
          event.preventDefault();
          event.currentTarget.querySelector('input')?.focus();
        }
      }}
    >
      <input
        type="checkbox"
        aria-label={label}
        checked={shown === 'all'}
        disabled={isDisabled}
        ref={box}
        onChange={(event) => press(event.target.checked ? 'all' : 'none')}
      />
    </Target>
  );
}

const Target = styled.label`
  display: grid;
  place-items: center;
  width: 20px;
  min-height: 40px;
  align-self: stretch;
  cursor: pointer;
  &:has(:disabled) { cursor: default; }
  input {
    appearance: none;
    display: grid;
    place-items: center;
    width: 16px;
    height: 16px;
    margin: 0;
    border: 1.5px solid var(--ctl);
    border-radius: var(--r-1);
    cursor: inherit;
  }
  input:disabled { background: var(--s3); border-color: var(--line-2); }
  input:checked, input:indeterminate { background: var(--accent); border-color: var(--accent); }
  input:checked::after {
    content: "";
    width: 5px;
    height: 9px;
    margin-top: -2px;
    border: solid var(--on-accent);
    border-width: 0 2px 2px 0;
    rotate: 42deg;
  }
  input:indeterminate::after { content: ""; width: 8px; height: 2px; background: var(--on-accent); }
  @media (max-width: 767px) { input { width: 20px; height: 20px; } }
`;
