import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { useRetry } from './useRenewSession.ts';

/** Error boundary of the shell itself: the site's name, a sentence, and a button to try again. */
export function ShellErrorBoundary() {
  const { t } = useTranslation('shell');
  return (
    <Page>
      <title>{t('title')}</title>
      <ConnectionBanner />
      <Name href="/">
        <svg width="26" height="26" aria-hidden="true">
          <use href="#mark" />
        </svg>
        {t('name')}
      </Name>
      <ErrorNote isPage title={t('siteAway')} hint={t('siteAwayHint')} {...useRetry()} />
    </Page>
  );
}

const Page = styled.main`
  min-height: 100dvh;
  display: grid;
  place-content: center;
  justify-items: center;
`;

const Name = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 16px;
  font-weight: 600;
`;
