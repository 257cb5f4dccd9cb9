import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Form, Link, useSubmit } from 'react-router';
import { styled } from 'styled-components';
import type { CopyFilterForm_copySearch$key } from '../../__generated__/CopyFilterForm_copySearch.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type CopySearch, copiesPath, EXAMPLES, SORT_PARAMETERS } from './copySearch.ts';
import { FilterInput, PROBLEM_ID } from './FilterInput.tsx';

interface CopyFilterFormProps {
  readonly search: CopySearch;
  readonly copySearch: CopyFilterForm_copySearch$key;
}

/**
 * The typed filter with its sort order, and what is wrong with it. A native form: it works before hydration, and the
 * address stores the values.
 */
export function CopyFilterForm({ search, copySearch }: CopyFilterFormProps) {
  const { problem } = useFragment(FRAGMENT, copySearch);
  const { t } = useTranslation('copies');
  const submit = useSubmit();
  return (
    <Form method="get" action="/copies" role="search" aria-label={t('title')}>
      <Bar>
        <Frame $isWrong={problem != null}>
          <Icon name="search" />
          <FilterInput text={search.text} isWrong={problem != null} />
        </Frame>
        <Button type="submit" look="primary">
          {t('search')}
        </Button>
        <Select
          name="sort"
          defaultValue={search.sort}
          aria-label={t('sort')}
          onChange={(event) => void submit(event.currentTarget.form)}
        >
          {SORT_PARAMETERS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort_${sort}`)}
            </option>
          ))}
        </Select>
      </Bar>
      {problem == null ? (
        search.text === '' && <Examples search={search} />
      ) : (
        <FilterProblem search={search} problem={problem} />
      )}
    </Form>
  );
}

function Examples({ search }: { readonly search: CopySearch }) {
  const { t } = useTranslation('copies');
  return (
    <Line>
      <span>{t('examples')}</span>
      {EXAMPLES.map((text) => (
        <Link key={text} className="num" to={copiesPath({ ...search, text })}>
          {text}
        </Link>
      ))}
    </Line>
  );
}

interface Problem {
  readonly message: string;
  readonly position: number | null | undefined;
  readonly length: number | null | undefined;
  readonly nearest: string | null | undefined;
}

/** The sentence, the filter with the wrong word marked, and the probable one as a link. */
function FilterProblem({ search, problem }: { readonly search: CopySearch; readonly problem: Problem }) {
  const { t } = useTranslation('copies');
  const start = problem.position ?? 0;
  const end = start + (problem.length ?? 0);
  const { text } = search;
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
      {problem.nearest != null && wrong !== '' && (
        <Link to={copiesPath({ ...search, text: `${before}${problem.nearest}${after}` })}>
          {t('replace', { word: problem.nearest })}
        </Link>
      )}
    </Wrong>
  );
}

const FRAGMENT = graphql`
  fragment CopyFilterForm_copySearch on CopySearch {
    problem {
      message
      position
      length
      nearest
    }
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  select { width: auto; }
`;

const Frame = styled.div<{ $isWrong: boolean }>`
  position: relative;
  flex: 1 1 360px;
  display: flex;
  align-items: center;
  gap: 10px;
  height: 36px;
  padding: 0 12px;
  border: 1px solid ${({ $isWrong }) => ($isWrong ? 'var(--neg)' : 'var(--ctl)')};
  border-radius: var(--r-input);
  background: var(--s1);
  color: var(--t3);
  &:focus-within { border-color: var(--accent); box-shadow: 0 0 0 3px var(--accent-w); }
  @media (max-width: 767px) { flex-basis: 100%; }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  padding-top: 10px;
  font-size: 12px;
  line-height: 20px;
  color: var(--t3);
  a { color: var(--accent-t); }
  a:hover { text-decoration: underline; }
`;

const Wrong = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  padding-top: 10px;
  font-size: 13px;
  p { display: flex; align-items: center; gap: 6px; color: var(--neg); }
  code { max-width: 100%; overflow-wrap: anywhere; color: var(--t2); }
  mark { background: var(--neg-w); color: var(--neg); border-radius: 2px; text-decoration: underline wavy; }
  a { color: var(--accent-t); }
`;
