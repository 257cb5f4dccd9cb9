import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { PROBLEM_ID } from './FilterInput.tsx';

/** What is wrong with a typed filter, and where. */
export interface TextProblem {
  readonly message: string;
  readonly position?: number | null | undefined;
  readonly length?: number | null | undefined;
  readonly nearest?: string | null | undefined;
}

type FilterProblemProps = {
  readonly text: string;
  readonly problem: TextProblem;
} & (
  | {
      /** The address of the page with another filter. */
      readonly pathOf: (text: string) => string;
    }
  | {
      /** Takes another filter, where it stands in no address. */
      readonly onReplace: (text: string) => void;
    }
);

/** What is wrong with a filter: the sentence, the filter with the wrong word marked, and the probable one as a link. */
export function FilterProblem({ text, problem, ...replace }: FilterProblemProps) {
  const { t } = useTranslation('goods');
  const start = problem.position ?? 0;
  const end = start + (problem.length ?? 0);
  const [before, wrong, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  return (
    <Wrong id={PROBLEM_ID} role="alert">
      <p>
        <Icon name="alert" size={14} /> {problem.message}
      </p>
      {wrong !== '' && (
        <code>
          {before}
          <mark>{wrong}</mark>
          {after}
        </code>
      )}
      {problem.nearest != null &&
        wrong !== '' &&
        ('pathOf' in replace ? (
          <Link to={replace.pathOf(`${before}${problem.nearest}${after}`)} preventScrollReset>
            {t('filter_replace', { word: problem.nearest })}
          </Link>
        ) : (
          <button type="button" onClick={() => replace.onReplace(`${before}${problem.nearest}${after}`)}>
            {t('filter_replace', { word: problem.nearest })}
          </button>
        ))}
    </Wrong>
  );
}

const Wrong = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  padding-top: 10px;
  font-size: 13px;
  p { display: flex; align-items: center; gap: 6px; color: var(--neg); }
  code { max-width: 100%; overflow-wrap: anywhere; color: var(--t2); }
  mark { background: var(--neg-w); color: var(--neg); border-radius: 2px; text-decoration: underline wavy; }
  a, button { border: 0; background: none; padding: 0; font: inherit; color: var(--accent-t); cursor: pointer; }
`;
