import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

interface FieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  readonly label: string;
  /** Hides the label visually but not from screen readers. */
  readonly isLabelHidden?: boolean;
  readonly prefix?: ReactNode;
  /** The error as a sentence, because colour alone must not carry it. */
  readonly problem?: string | undefined;
  readonly suffix?: ReactNode;
}

/** A text input with its label and its error. */
export function Field({ label, isLabelHidden = false, prefix, problem, suffix, ...rest }: FieldProps) {
  const id = useId();
  const problemId = `${id}problem`;
  // A caller that tells the error elsewhere passes only the attribute.
  const isWrong = problem !== undefined || Boolean(rest['aria-invalid']);
  return (
    <Block>
      {!isLabelHidden && <Label htmlFor={id}>{label}</Label>}
      <Row>
        <Frame $isWrong={isWrong}>
          {prefix !== undefined && <Prefix className="num">{prefix}</Prefix>}
          <input
            {...rest}
            id={id}
            aria-label={isLabelHidden ? label : undefined}
            aria-invalid={isWrong || undefined}
            aria-describedby={problem === undefined ? undefined : problemId}
          />
        </Frame>
        {suffix}
      </Row>
      {problem !== undefined && (
        <Problem id={problemId} role="alert">
          <Icon name="alert" size={14} />
          {problem}
        </Problem>
      )}
    </Block>
  );
}

const Block = styled.div`
  min-width: 0;
  flex: 1;
`;

const Label = styled.label`
  display: block;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  padding-bottom: 6px;
`;

const Row = styled.div`
  display: flex;
  gap: 8px;
`;

const Frame = styled.div<{ $isWrong: boolean }>`
  flex: 1;
  height: 36px;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 0 10px;
  border: 1px solid ${({ $isWrong }) => ($isWrong ? 'var(--neg)' : 'var(--ctl)')};
  border-radius: var(--r-input);
  background: var(--s1);
  color: var(--t3);
  &:focus-within {
    border-color: ${({ $isWrong }) => ($isWrong ? 'var(--neg)' : 'var(--accent)')};
    box-shadow: 0 0 0 3px ${({ $isWrong }) => ($isWrong ? 'var(--neg-w)' : 'var(--accent-w)')};
  }
  input {
    border: 0;
    background: none;
    outline: 0;
    width: 100%;
    min-width: 0;
    height: 100%;
    color: var(--t1);
  }
  input::placeholder { color: var(--t3); opacity: 1; }
  @media (max-width: 1023px) { height: 44px; input { font-size: 16px; } }
`;

const Prefix = styled.span`
  color: var(--t2);
`;

const Problem = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--neg);
`;

/** A choice of one option in a toolbar. */
export const Select = styled.select`
  height: 36px;
  padding: 0 10px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-input);
  background: var(--s2);
  color: var(--t1);
`;
