import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { styled } from 'styled-components';
import type { SuggestionsQuery } from '../../__generated__/SuggestionsQuery.graphql.ts';
import { searchHistory } from '../../shell/searchHistory.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { FinishRow } from './FinishRow.tsx';
import { PanelGroup } from './PanelGroup.tsx';
import { PanelHint } from './PanelHint.tsx';
import { PanelRow, usePanel } from './PanelRow.tsx';
import { TagRow } from './TagRow.tsx';

interface SuggestionsProps {
  readonly keyword: string;
}

const QUERY = graphql`
  query SuggestionsQuery($keyword: String!) {
    searchSuggestions(keyword: $keyword) {
      corrected
      finishes {
        item {
          id
        }
        ...FinishRow_suggestion
      }
      tags {
        tag {
          internalName
        }
        ...TagRow_suggestion
      }
    }
  }
`;

/** Suggestions for the typed keyword. Suspends until they arrive. A failure is shown in the panel, not in a toast. */
export function Suggestions({ keyword }: SuggestionsProps) {
  const { t } = useTranslation('search');
  const { pathOf } = usePanel();
  const answer = useLazyLoadQuery<SuggestionsQuery>(
    QUERY,
    { keyword },
    { networkCacheConfig: { metadata: { isBackground: true } } },
  );
  const suggestions = answer.searchSuggestions;
  if (suggestions == null) return <PanelHint isAnswer>{t('failed')}</PanelHint>;
  const { corrected, finishes, tags } = suggestions;
  if (finishes.length === 0) {
    return (
      <PanelHint isAnswer>
        {t('nothing', { keyword })}
        <br />
        {t('nothingHint')}
      </PanelHint>
    );
  }
  const searched = corrected ?? keyword;
  return (
    <>
      {corrected != null && (
        <PanelRow to={pathOf(corrected)} onOpen={() => searchHistory.remember(corrected)}>
          <Icon name="refresh" />
          <Ellipsis>
            <Quiet>{t('corrected', { typed: keyword })} </Quiet>
            <Spelling>{corrected}</Spelling>
          </Ellipsis>
        </PanelRow>
      )}
      <PanelGroup title={t('items')}>
        {finishes.map((finish) => (
          <FinishRow key={finish.item.id} suggestion={finish} />
        ))}
      </PanelGroup>
      <Rest role="rowgroup">
        {tags.map((tag) => (
          <TagRow key={tag.tag.internalName} suggestion={tag} />
        ))}
        <PanelRow to={pathOf(searched)} onOpen={() => searchHistory.remember(searched)}>
          <Icon name="search" />
          <Ellipsis>{t('searchAll', { keyword: searched })}</Ellipsis>
        </PanelRow>
      </Rest>
    </>
  );
}

const Quiet = styled.span`
  color: var(--t3);
`;

const Spelling = styled.b`
  color: var(--accent-t);
  font-weight: 600;
`;

const Rest = styled.div`
  margin-top: 6px;
  padding-top: 6px;
  border-top: 1px solid var(--line);
`;
