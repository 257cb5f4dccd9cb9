import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type {
  ViewChips_viewer$data,
  ViewChips_viewer$key,
} from '../../__generated__/ViewChips_viewer.graphql.ts';
import type { ViewChipsQuery } from '../../__generated__/ViewChipsQuery.graphql.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { wholeNumberText } from '../../ui/money.ts';
import { WithFactWords } from './DeskPart.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import type { ViewFilterInput } from './useSavedViews.ts';
import { ViewsDialog } from './ViewsDialog.tsx';

/** A saved view as the API returns it. */
export type SavedView = NonNullable<ViewChips_viewer$data['savedViews']>[number];

export interface ViewChipsProps {
  readonly place: 'INVENTORY' | 'LISTINGS';
  /** The URL of a view, with the sort order and the like of the present one. Null if this version cannot show it. */
  readonly pathOf: (view: SavedView) => string | null;
  /** Whether a view is what the list shows. */
  readonly isShown: (view: SavedView) => boolean;
  /** The URL of everything. */
  readonly allPath: string;
  /** The filter of the list, to be saved. Null while nothing is filtered. */
  readonly filter: ViewFilterInput | null;
  /** Changes whenever the page was read again: the counts are, too. */
  readonly version: string;
}

/** The saved views of a list with their counts, and the forms that save and arrange them. They hold up no row of the list. */
export function ViewChips(props: ViewChipsProps) {
  return (
    <Suspense fallback={<Row />}>
      <WithFactWords>
        <Chips {...props} />
      </WithFactWords>
    </Suspense>
  );
}

function Chips({ place, version, ...props }: ViewChipsProps) {
  const { viewer } = useLazyLoadQuery<ViewChipsQuery>(QUERY, { place }, { fetchPolicy: 'store-and-network' });
  const refresh = useRefresh<ViewChipsQuery>(QUERY, { place });
  const [seen, setSeen] = useState(version);
  useEffect(() => {
    if (version !== seen) {
      setSeen(version);
      refresh();
    }
  }, [version, seen, refresh]);
  return viewer == null ? null : <Bar viewer={viewer} place={place} {...props} />;
}

type BarProps = Omit<ViewChipsProps, 'version'> & { readonly viewer: ViewChips_viewer$key };

function Bar({ viewer, place, pathOf, isShown, allPath, filter }: BarProps) {
  const { t } = useTranslation('desk');
  const { savedViews } = useFragment(FRAGMENT, viewer);
  const [open, setOpen] = useState<'save' | 'arrange' | null>(null);
  const views = savedViews ?? [];
  const shown = views.flatMap((view) => {
    const path = pathOf(view);
    return path === null ? [] : [{ view, path }];
  });
  const current = views.find(isShown);
  const close = () => setOpen(null);
  if (views.length === 0 && filter === null) {
    return null;
  }
  return (
    <Row>
      {views.length > 0 && (
        <Scroll aria-label={t('views')}>
          <Chip to={allPath} preventScrollReset aria-current={filter === null ? 'page' : undefined}>
            {t('viewAll')}
          </Chip>
          {shown.map(({ view, path }) => (
            <Chip
              key={view.id}
              to={path}
              preventScrollReset
              aria-current={view === current ? 'page' : undefined}
            >
              <span>{view.name}</span>
              {view.count != null && <small className="num">{wholeNumberText(view.count)}</small>}
            </Chip>
          ))}
        </Scroll>
      )}
      {filter !== null && current === undefined && (
        <Button size="small" look="ghost" aria-haspopup="dialog" onClick={() => setOpen('save')}>
          <Icon name="plus" size={14} />
          {t('viewSave')}
        </Button>
      )}
      {views.length > 0 && (
        <Button size="small" look="ghost" aria-haspopup="dialog" onClick={() => setOpen('arrange')}>
          {t('viewsArrange')}
        </Button>
      )}
      {open === 'save' && filter !== null && (
        <SaveViewDialog place={place} filter={filter} names={views.map(({ name }) => name)} onClose={close} />
      )}
      {open === 'arrange' && <ViewsDialog place={place} views={views} onClose={close} />}
    </Row>
  );
}

const QUERY = graphql`
  query ViewChipsQuery($place: SavedViewPlace!) {
    viewer {
      id
      ...ViewChips_viewer @arguments(place: $place)
    }
  }
`;

const FRAGMENT = graphql`
  fragment ViewChips_viewer on Viewer @argumentDefinitions(place: { type: "SavedViewPlace!" }) {
    savedViews(place: $place) {
      id
      name
      count
      inventory {
        tab
        keyword
        steamAccountIds
        copies {
          ...viewTexts_copies @relay(mask: false)
        }
      }
      listings {
        status
        keyword
        steamAccountIds
        copies {
          ...viewTexts_copies @relay(mask: false)
        }
      }
    }
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  padding: 10px 20px 0;
  > button { flex: none; }
  @media (max-width: 767px) { padding: 8px 16px 0; }
  &:empty { padding: 0; }
`;

const Scroll = styled.nav`
  display: flex;
  flex: 0 1 auto;
  gap: 8px;
  min-width: 0;
  overflow-x: auto;
  --ring: -2px;
  scrollbar-width: none;
`;

const Chip = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 30px;
  max-width: 220px;
  padding: 0 12px;
  border: 1px solid var(--line-2);
  border-radius: 15px;
  font-size: 13px;
  color: var(--t2);
  white-space: nowrap;
  span { overflow: hidden; text-overflow: ellipsis; }
  small { color: var(--t3); font-size: 12px; }
  &:hover { color: var(--t1); background: var(--hover); }
  &[aria-current] { border-color: var(--accent); color: var(--t1); background: var(--s2); }
  @media (max-width: 767px) { height: 36px; border-radius: 18px; }
`;
