import { type FormEvent, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { Icon } from '../ui/Icon.tsx';
import { FEATURES } from './features.ts';
import { SearchInput } from './SearchInput.tsx';
import { searchHistory } from './searchHistory.ts';
import { useSearchPanel } from './useSearchPanel.ts';

const SearchPanel = FEATURES.find((feature) => feature.SearchPanel)?.SearchPanel;

/**
 * The path that a search opens: on the market the current filters are kept, elsewhere the search covers the whole
 * market.
 */
function useSearchPath() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isMarket = pathname === '/market';
  function pathOf(keyword: string): string {
    const next = isMarket ? new URLSearchParams(params) : new URLSearchParams();
    next.delete('search');
    if (keyword !== '') next.set('search', keyword);
    return next.size === 0 ? '/market' : `/market?${next}`;
  }
  return { keyword: isMarket ? (params.get('search') ?? '') : '', pathOf };
}

/**
 * The search field of every page; `/` focuses it. Its panel (recent searches, suggestions) is a separate script that
 * loads with the first focus. Escape closes the panel and returns the focus to where it was.
 */
export function SearchField() {
  const { t } = useTranslation('shell');
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { keyword, pathOf } = useSearchPath();
  const panel = useSearchPanel(form, input);
  function submit(event: FormEvent) {
    event.preventDefault();
    const searched = input.current?.value.trim() ?? '';
    searchHistory.remember(searched);
    panel.leave();
    void navigate(pathOf(searched));
  }
  return (
    <>
      <OpenButton type="button" aria-label={t('search')} onClick={panel.open}>
        <Icon name="search" size={20} />
      </OpenButton>
      <Form
        ref={form}
        role="search"
        aria-label={t('searchSite')}
        data-open={panel.isOpen || undefined}
        onSubmit={submit}
        onKeyDown={panel.onKeyDown}
        onBlur={panel.onBlur}
      >
        <SearchInput ref={input} keyword={keyword} panel={panel} />
        {panel.isOpen && SearchPanel && (
          <Suspense fallback={null}>
            <SearchPanel
              id={panel.panelId}
              typed={panel.typed}
              activeId={panel.activeId}
              pathOf={pathOf}
              onLeave={panel.leave}
            />
          </Suspense>
        )}
      </Form>
    </>
  );
}

const Form = styled.form`
  position: relative;
  flex: 1;
  max-width: 480px;
  min-width: 120px;
  margin-left: auto;
  @media (max-width: 1023px) { max-width: none; margin-left: 0; }
  @media (min-width: 768px) { &[data-open] { z-index: 1; } }
  @media (max-width: 767px) {
    display: none;
    &[data-open] {
      display: flex;
      flex-direction: column;
      position: absolute;
      inset: 0 0 auto;
      z-index: 1;
      height: 100dvh;
      background: var(--s1);
    }
  }
`;

const OpenButton = styled.button`
  display: none;
  @media (max-width: 767px) {
    width: 40px;
    height: 40px;
    margin-left: auto;
    display: grid;
    place-items: center;
    color: var(--t2);
  }
`;
