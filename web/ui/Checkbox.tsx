import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { replayEarlyPress, usePress } from './usePress.ts';

interface CheckboxProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
  readonly isDisabled?: boolean;
}

/** A checkbox with its label. The whole row can be pressed. */
export function Checkbox({ isChecked, onChange, children, isDisabled = false }: CheckboxProps) {
  const [isShown, press] = usePress(isChecked, onChange);
  return (
    <Line>
      <Box
        type="checkbox"
        ref={replayEarlyPress}
        checked={isShown}
        disabled={isDisabled}
        onChange={(event) => press(event.target.checked)}
      />
      {children}
    </Line>
  );
}

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 30px;
  color: var(--t2);
  cursor: pointer;
  &:hover, &:has(:checked) { color: var(--t1); }
  &:has(:disabled) { color: var(--t3); cursor: default; }
  @media (max-width: 1023px) { min-height: 38px; }
`;

const Box = styled.input`
  appearance: none;
  flex: none;
  width: 16px;
  height: 16px;
  margin: 0;
  border: 1.5px solid var(--ctl);
  border-radius: var(--r-1);
  display: grid;
  place-items: center;
  cursor: inherit;
  &:checked { background: var(--accent); border-color: var(--accent); }
  &:checked::after {
    content: "";
    width: 5px;
    height: 9px;
    margin-top: -2px;
    border: solid var(--on-accent);
    border-width: 0 2px 2px 0;
    rotate: 42deg;
  }
  &:disabled { background: var(--s3); border-color: var(--line-2); }
`;
