import { styled } from 'styled-components';

interface SwitchProps {
  readonly isOn: boolean;
  /** The accessible name; not visible. */
  readonly label: string;
  /** Id of the element that describes it. */
  readonly describedBy?: string;
  readonly onPress: () => void;
}

/** A toggle switch with a large press target. */
export function Switch({ isOn, label, describedBy, onPress }: SwitchProps) {
  return (
    <Track
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={onPress}
    />
  );
}

const Track = styled.button`
  position: relative;
  flex: none;
  width: 48px;
  height: 28px;
  border-radius: 14px;
  border: 1px solid var(--ctl);
  background: var(--s3);
  transition: background var(--t-2);
  &::after {
    content: "";
    position: absolute;
    top: 3px;
    left: 3px;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--t2);
    transition: translate var(--t-2), background var(--t-2);
  }
  &[aria-checked="true"] { background: var(--accent); border-color: transparent; }
  &[aria-checked="true"]::after { translate: 20px 0; background: var(--on-accent); }
  &::before { content: ""; position: absolute; inset: -9px; }
`;
