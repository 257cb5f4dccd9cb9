import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Mark } from './Mark.tsx';

/** Meaning of a tag, which decides text colour and background. */
export type TagTone = 'plain' | 'pos' | 'neg' | 'warn' | 'info' | 'accent';

interface TagProps {
  readonly tone?: TagTone;
  /** A catalogue colour, used for a mark, never for text. */
  readonly markColor?: string | undefined;
  readonly children: ReactNode;
}

/** A small label for a status or a property. */
export function Tag({ tone = 'plain', markColor, children }: TagProps) {
  return (
    <Label $tone={tone}>
      {markColor !== undefined && <Mark color={markColor} />}
      {children}
    </Label>
  );
}

const TONES: Record<TagTone, string> = {
  plain: 'color: var(--t2); background: var(--s3);',
  pos: 'color: var(--pos); background: var(--pos-w);',
  neg: 'color: var(--neg); background: var(--neg-w);',
  warn: 'color: var(--warn); background: var(--warn-w);',
  info: 'color: var(--info); background: var(--info-w);',
  accent: 'color: var(--accent-t); background: var(--accent-w);',
};

const Label = styled.span<{ $tone: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 20px;
  padding: 0 7px;
  border-radius: var(--r-1);
  font-size: 12px;
  white-space: nowrap;
  ${({ $tone }) => TONES[$tone]}
`;
