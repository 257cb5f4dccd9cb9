import { type TextareaHTMLAttributes, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  /** Text beside the label, such as the number of characters. */
  readonly note?: string | undefined;
  /** Monospaced, for keys and signatures. */
  readonly isCode?: boolean;
  /** The error as a sentence, because colour alone must not carry it. */
  readonly problem?: string | undefined;
}

/** A multi-line input with its label and its error. */
export function TextArea({ label, note, isCode = false, problem, ...rest }: TextAreaProps) {
  const id = useId();
  const problemId = `${id}problem`;
  return (
    <Block>
      <Head>
        <label htmlFor={id}>{label}</label>
        {note !== undefined && <small className="num">{note}</small>}
      </Head>
      <Box
        {...rest}
        id={id}
        $isWrong={problem !== undefined}
        $isCode={isCode}
        spellCheck={isCode ? false : undefined}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
      />
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
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding-bottom: 6px;
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
`;

const Box = styled.textarea<{ $isWrong: boolean; $isCode: boolean }>`
  display: block;
  width: 100%;
  min-height: 88px;
  padding: 8px 10px;
  border: 1px solid ${({ $isWrong }) => ($isWrong ? 'var(--neg)' : 'var(--ctl)')};
  border-radius: var(--r-input);
  outline: 0;
  background: var(--s1);
  color: var(--t1);
  font: inherit;
  line-height: 22px;
  resize: vertical;
  ${({ $isCode }) => ($isCode ? 'font-family: var(--mono); font-size: 12px; line-height: 18px;' : '')}
  &::placeholder { color: var(--t3); opacity: 1; }
  &:focus {
    border-color: ${({ $isWrong }) => ($isWrong ? 'var(--neg)' : 'var(--accent)')};
    box-shadow: 0 0 0 3px ${({ $isWrong }) => ($isWrong ? 'var(--neg-w)' : 'var(--accent-w)')};
  }
  @media (max-width: 1023px) { font-size: 16px; }
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
