import { styled } from 'styled-components';

interface MarkedNameProps {
  readonly name: string;
  /** Ranges of the name that match the keyword, ascending. Those beyond the end of a shortened name are ignored. */
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
}

/** A name with the matches of the keyword highlighted. */
export function MarkedName({ name, ranges }: MarkedNameProps) {
  const pieces: React.ReactNode[] = [];
  let end = 0;
  for (const range of ranges) {
    if (range.start >= name.length) break;
    pieces.push(name.slice(end, range.start));
    pieces.push(<Met key={range.start}>{name.slice(range.start, range.end)}</Met>);
    end = range.end;
  }
  return (
    <>
      {pieces}
      {name.slice(end)}
    </>
  );
}

const Met = styled.mark`
  background: none;
  color: var(--accent-t);
  font-weight: 600;
`;
