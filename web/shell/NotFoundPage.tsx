import { useTranslation } from 'react-i18next';
import { data, useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Icon } from '../ui/Icon.tsx';
import { FIRST_ENTRY } from './scrollPlaces.ts';

/** Responds with HTTP 404, because the path matches no page (requirement R-06). */
export function loader() {
  return data(null, { status: 404 });
}

/**
 * The page of an unknown path: a search field, a link to the market, and a link back where the history has an entry.
 */
export function Component() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  // No page of this site precedes the first entry.
  const hasBefore = useLocation().key !== FIRST_ENTRY;
  return (
    <>
      <title>{`${t('notFound')} · ${t('name')}`}</title>
      <meta name="robots" content="noindex" />
      <Empty
        isPage
        art="k-case"
        title={t('notFound')}
        hint={t('notFoundHint')}
        action={
          <>
            <Search action="/market" role="search" aria-label={t('search')}>
              <Icon name="search" />
              <input
                type="search"
                name="search"
                required
                maxLength={100}
                aria-label={t('search')}
                placeholder={t('searchHint')}
              />
            </Search>
            <Ways>
              {hasBefore && <Button onClick={() => void navigate(-1)}>{t('backToLast')}</Button>}
              <ButtonLink to="/market" look="primary">
                {t('toMarket')}
              </ButtonLink>
            </Ways>
          </>
        }
      />
    </>
  );
}

const Search = styled.form`
  display: flex;
  align-items: center;
  gap: 10px;
  width: min(360px, 100%);
  height: 40px;
  margin-top: 14px;
  padding: 0 12px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-input);
  background: var(--s1);
  svg { flex: none; color: var(--t3); }
  input { flex: 1; min-width: 0; border: 0; outline: 0; background: none; color: inherit; font: inherit; }
  &:focus-within { border-color: var(--accent); }
`;

const Ways = styled.div`
  display: flex;
  gap: 10px;
`;
