import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SegmentedProps<TValue extends string> {
  readonly label: string;
  readonly value: TValue;
  readonly options: readonly {
    readonly value: TValue;
    readonly label: ReactNode;
    readonly spoken?: string | undefined;
  }[];
  readonly onChange: (value: TValue) => void;
}

/**
 * A choice among a few visible options. `spoken` is the accessible name of an option whose label is partly a picture.
 */
export function Segmented<TValue extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentedProps<TValue>) {
  return (
    <Group role="group" aria-label={label}>
      {options.map((option) => (
        <Segment
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.spoken}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Segment>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  padding: 2px;
  background: var(--s2);
  border: 1px solid var(--line);
  border-radius: var(--r-input);
`;

const Segment = styled.button`
  height: 30px;
  padding: 0 12px;
  border-radius: var(--r-2);
  color: var(--t2);
  display: flex;
  align-items: center;
  gap: 5px;
  white-space: nowrap;
  transition: color var(--t-2);
  &:hover { color: var(--t1); }
  &[aria-pressed="true"] {
    background: var(--s3);
    color: var(--t1);
    font-weight: 500;
    box-shadow: 0 0 0 1px var(--line-2);
  }
`;
