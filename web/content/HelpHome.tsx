import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { HelpLines } from './HelpLines.tsx';
import type { HelpIndex } from './help.ts';
import { Page, PageHead } from './pageParts.ts';
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

/** The list of the help centre with its search. */
export function HelpHome({ index }: { readonly index: HelpIndex }) {
  const { t } = useTranslation(['content', 'app']);
  const { question, found, isWhole, prepare, ask } = useHelpSearch(index);
  const isAsking = question.trim() !== '';
  const isKnown = isWhole || found.length > 0;
  return (
    <Page>
      <title>{`${t('help')} · ${t('app:name')}`}</title>
      <meta name="description" content={t('helpDescription')} />
      <PageHead>
        <h1>{t('help')}</h1>
        <p>{t('helpHint')}</p>
        <Search role="search" action="/help" onSubmit={(event) => event.preventDefault()}>
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
        <small role="status">{isAsking && isKnown && t('helpFound', { count: found.length })}</small>
      </PageHead>
      {isAsking ? (
        <Panel aria-label={t('helpResults')} aria-busy={!isKnown}>
          {found.length > 0 && <HelpLines entries={found} />}
          {!isKnown && <LinesOnTheirWay />}
          {isKnown && found.length === 0 && (
            <Empty
              art="k-case"
              title={t('helpNone', { question: question.trim() })}
              hint={t('helpNoneHint')}
              action={<ButtonLink to="/information?section=contact">{t('contact')}</ButtonLink>}
            />
          )}
        </Panel>
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
        {t('helpMore')} <Link to="/information?section=contact">{t('contact')}</Link>
      </Foot>
    </Page>
  );
}

/** Nobody reads that nothing was found while the texts are still on their way. */
function LinesOnTheirWay() {
  return ['55%', '70%', '62%'].map((width) => (
    <Waiting key={width}>
      <Skeleton width="30%" height="14px" />
      <Skeleton width={width} />
    </Waiting>
  ));
}

const Waiting = styled.div`
  display: grid;
  align-content: center;
  gap: 10px;
  height: 63px;
  padding: 0 20px;
`;

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
