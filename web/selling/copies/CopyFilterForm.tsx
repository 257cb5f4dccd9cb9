import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Form, Link, useSubmit } from 'react-router';
import { styled } from 'styled-components';
import type { CopyFilterForm_copySearch$key } from '../../__generated__/CopyFilterForm_copySearch.graphql.ts';
import { FilterFrame, FilterInput } from '../../catalog/goods/FilterInput.tsx';
import { FilterProblem } from '../../catalog/goods/FilterProblem.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useFollowingField } from '../../ui/useFollowingField.ts';
import { AlertButton } from './AlertButton.tsx';
import { BidButton } from './BidButton.tsx';
import { type CopySearch, copiesPath, EXAMPLES, rulePath, SORT_PARAMETERS } from './copySearch.ts';

interface CopyFilterFormProps {
  readonly search: CopySearch;
  readonly copySearch: CopyFilterForm_copySearch$key;
}

/**
 * The typed filter with its sort order, and what is wrong with it. A native form: it works before hydration, and the
 * address stores the values.
 */
export function CopyFilterForm({ search, copySearch }: CopyFilterFormProps) {
  const { problem, bid } = useFragment(FRAGMENT, copySearch);
  const { t } = useTranslation(['copies', 'goods']);
  const submit = useSubmit();
  const sort = useFollowingField<HTMLSelectElement>(search.sort);
  return (
    <Form method="get" action="/copies" role="search" aria-label={t('title')}>
      <Bar>
        <FilterFrame $isWrong={problem != null}>
          <Icon name="search" />
          <FilterInput text={search.text} isWrong={problem != null} place="COPIES" example={EXAMPLES[0]} />
        </FilterFrame>
        <Button type="submit" look="primary">
          {t('goods:filter_search')}
        </Button>
        <Select
          ref={sort}
          name="sort"
          defaultValue={search.sort}
          aria-label={t('sort')}
          onChange={(event) => void submit(event.currentTarget.form)}
        >
          {SORT_PARAMETERS.map((parameter) => (
            <option key={parameter} value={parameter}>
              {t(`sort_${parameter}`)}
            </option>
          ))}
        </Select>
        {problem == null && search.text !== '' && (
          <Uses>
            <AlertButton text={search.text} />
            {bid != null && <BidButton bid={bid} />}
            <ButtonLink to={rulePath(search.text)}>{t('setRule')}</ButtonLink>
          </Uses>
        )}
      </Bar>
      {problem == null ? (
        search.text === '' && <Examples search={search} />
      ) : (
        <FilterProblem
          text={search.text}
          problem={problem}
          pathOf={(text) => copiesPath({ ...search, text })}
        />
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

const FRAGMENT = graphql`
  fragment CopyFilterForm_copySearch on CopySearch {
    problem {
      message
      position
      length
      nearest
    }
    bid {
      ...BidButton_bid
    }
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  select { width: auto; }
`;

/** What else the filter is good for; on one line of a phone, too. */
const Uses = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  @media (max-width: 767px) {
    gap: 6px;
    button, a { padding: 0 8px; font-size: 12px; }
  }
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
