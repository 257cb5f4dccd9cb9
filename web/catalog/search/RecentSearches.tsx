import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { searchHistory } from '../../shell/searchHistory.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useStore } from '../../ui/store.ts';
import { Ellipsis } from '../../ui/textStyles.ts';
import { PanelGroup } from './PanelGroup.tsx';
import { PanelHint } from './PanelHint.tsx';
import { PanelRow, usePanel } from './PanelRow.tsx';

/** The searches of this browser, to repeat, to remove one by one, or to clear (requirement H-03). */
export function RecentSearches() {
  const { t } = useTranslation('search');
  const { pathOf } = usePanel();
  const searches = useStore(searchHistory);
  if (searches.length === 0) return <PanelHint>{t('hint')}</PanelHint>;
  return (
    <PanelGroup
      title={t('recent')}
      action={
        <Plain type="button" onClick={() => searchHistory.clear()}>
          {t('clearAll')}
        </Plain>
      }
    >
      {searches.map((keyword) => (
        <PanelRow
          key={keyword}
          to={pathOf(keyword)}
          onOpen={() => searchHistory.remember(keyword)}
          action={
            <Remove
              type="button"
              aria-label={t('remove', { keyword })}
              onClick={() => searchHistory.forget(keyword)}
            >
              <Icon name="x" size={14} />
            </Remove>
          }
        >
          <Icon name="clock" />
          <Ellipsis>{keyword}</Ellipsis>
        </PanelRow>
      ))}
    </PanelGroup>
  );
}

const Plain = styled.button`
  min-height: 28px;
  padding: 0 4px;
  border-radius: var(--r-1);
  color: var(--t2);
  &:hover { color: var(--t1); }
`;

const Remove = styled.button`
  width: 32px;
  height: 32px;
  display: grid;
  place-items: center;
  border-radius: var(--r-2);
  color: var(--t3);
  &:hover { background: var(--s3); color: var(--t1); }
  @media (max-width: 767px) { width: 44px; height: 44px; }
`;
