import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SavedFilterList_viewer$key } from '../../__generated__/SavedFilterList_viewer.graphql.ts';
import { useMomentText } from '../../shell/Moment.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { SavedFilterRow } from './SavedFilterRow.tsx';

interface SavedFilterListProps {
  readonly viewer: SavedFilterList_viewer$key;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
  readonly onChanged: () => void;
}

/** All saved filters, newest first. There are at most fifty, so the list has no pages. */
export function SavedFilterList({ viewer, serverTime, onChanged }: SavedFilterListProps) {
  const { savedFilters } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('watch');
  const writeMoment = useMomentText(Date.parse(serverTime));
  if (savedFilters == null) {
    throw new Error('The saved filters could not be read.');
  }
  if (savedFilters.edges.length === 0) {
    return (
      <Ruled>
        <Empty
          art="k-rifle"
          title={t('filtersEmpty')}
          hint={t('filtersEmptyHint')}
          action={
            <ButtonLink to="/market" look="primary">
              {t('toMarket')}
            </ButtonLink>
          }
        />
      </Ruled>
    );
  }
  return (
    <ul>
      {savedFilters.edges.map(({ node }) => (
        <SavedFilterRow key={node.id} savedFilter={node} writeMoment={writeMoment} onChanged={onChanged} />
      ))}
    </ul>
  );
}

const FRAGMENT = graphql`
  fragment SavedFilterList_viewer on Viewer {
    savedFilters(first: 50) {
      edges {
        node {
          id
          ...SavedFilterRow_savedFilter
        }
      }
    }
  }
`;

const Ruled = styled.div`
  border-top: 1px solid var(--line);
`;
