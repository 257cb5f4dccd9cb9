import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { HelpIndex } from './articleLists.ts';
import { HelpHits } from './HelpHits.tsx';
import { HelpLines } from './HelpLines.tsx';
import { Page, PageHead } from './pageParts.tsx';
import { useHelpSearch } from './useHelpSearch.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  start: 'info',
  buy: 'order',
  steam: 'steam',
  sell: 'store',
  money: 'wallet',
  safety: 'shield',
  open: 'link',
};

/** The help centre's list of articles with its search. */
export function HelpHome({ index }: { readonly index: HelpIndex }) {
  const { t } = useTranslation(['articles', 'shell']);
  const { question, hits, state, prepare, ask } = useHelpSearch();
  const isAsking = question.trim() !== '';
  return (
    <Page>
      <title>{`${t('help')} · ${t('shell:name')}`}</title>
      <meta name="description" content={t('helpDescription')} />
      <PageHead>
        <h1>{t('help')}</h1>
        <p>{t('helpHint')}</p>
        <Search
          role="search"
          aria-label={t('helpSearch')}
          action="/help"
          onSubmit={(event) => event.preventDefault()}
        >
          <Icon name="search" />
          <input
            type="search"
            name="q"
            value={question}
            maxLength={60}
            aria-label={t('helpSearch')}
            placeholder={t('helpSearchHint')}
            autoComplete="off"
            onFocus={prepare}
            onChange={(event) => ask(event.target.value)}
          />
        </Search>
        <small role="status">{isAsking && state === 'ready' && t('helpFound', { count: hits.length })}</small>
      </PageHead>
      {isAsking ? (
        <HelpHits question={question} hits={hits} state={state} />
      ) : (
        <Grid>
          {index.categories.map(({ id, title, articles }) => (
            <Panel key={id} aria-labelledby={`help-${id}`}>
              <Title id={`help-${id}`}>
                <Icon name={ICONS[id] ?? 'info'} />
                {title}
              </Title>
              <HelpLines entries={articles} />
            </Panel>
          ))}
        </Grid>
      )}
      <Foot>
        {t('helpMore')} <Link to="/user/letters">{t('writeOnSite')}</Link>
        {' · '}
        <Link to="/information?section=contact">{t('contact')}</Link>
      </Foot>
    </Page>
  );
}

const Search = styled.form`
  display: flex;
  align-items: center;
  gap: 10px;
  width: min(520px, 100%);
  height: 44px;
  margin-top: 18px;
  padding: 0 14px;
  border: 1px solid var(--ctl);
  border-radius: var(--r-3);
  background: var(--s1);
  svg { flex: none; color: var(--t3); }
  input { flex: 1; min-width: 0; height: 100%; border: 0; outline: 0; background: none; color: var(--t1); font: inherit; font-size: 16px; }
  input::placeholder { color: var(--t3); opacity: 1; }
  &:focus-within { border-color: var(--accent); box-shadow: 0 0 0 3px var(--accent-w); }
`;

const Grid = styled.div`
  columns: 340px;
  gap: 16px;
  section { break-inside: avoid; margin-bottom: 16px; }
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 16px 20px 12px;
  font-size: 16px;
  line-height: 24px;
  svg { color: var(--accent-t); }
`;

const Foot = styled.p`
  padding-top: 28px;
  color: var(--t3);
  a { color: var(--accent-t); text-decoration: underline; text-underline-offset: 3px; }
`;
