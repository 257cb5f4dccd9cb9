import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ButtonLink } from '../../ui/Button.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useContent } from './contentFiles.ts';
import { MarkdownView } from './MarkdownView.tsx';
import { type MarkdownSection, plainMarkdown, readMarkdown } from './markdown.ts';
import { Page } from './pageParts.tsx';

/** The documents for partners, by their place in the path. */
export const PARTNER_DOCUMENTS = ['guide', 'errors'] as const;
export type PartnerDocumentName = (typeof PARTNER_DOCUMENTS)[number];

/** What a partner's engineer reads: the guide, or the catalogue of codes. The same files are served for programs. */
export function PartnerDocument({ name }: { readonly name: PartnerDocumentName }) {
  const document = readMarkdown(useContent<string>('open', name));
  const { t, i18n } = useTranslation(['articles', 'shell']);
  return (
    <Page>
      <title>{`${document.title} · ${t('shell:name')}`}</title>
      <meta name="description" content={t(`developers_${name}Hint`)} />
      <Tabs
        label={t('developers')}
        tabs={PARTNER_DOCUMENTS.map((each) => ({
          to: `/openplat/${each}`,
          label: t(`developers_${each}`),
          isCurrent: each === name,
        }))}
      />
      <Head>
        <h1>{document.title}</h1>
        {/* The server answers these, not a page of the app. */}
        <Ways>
          <ButtonLink to="/open/v1/docs" reloadDocument>
            {t('openReference')}
          </ButtonLink>
          <ButtonLink to="/graphql" reloadDocument>
            {t('openGraphiql')}
          </ButtonLink>
          <ButtonLink to={`/open/${name}.${i18n.language}.md`} reloadDocument>
            {t('openText')}
          </ButtonLink>
        </Ways>
      </Head>
      <Columns>
        <Outline sections={document.sections} />
        <MarkdownView document={document} />
      </Columns>
    </Page>
  );
}

/** Table of contents: beside the text where there is room, else before it. */
function Outline({ sections }: { readonly sections: readonly MarkdownSection[] }) {
  const { t } = useTranslation('articles');
  return (
    <Contents aria-label={t('outline')}>
      <b>{t('outline')}</b>
      <ul>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link to={{ hash: id }} replace onClick={() => document.getElementById(id)?.scrollIntoView()}>
              {plainMarkdown(heading)}
            </Link>
          </li>
        ))}
      </ul>
    </Contents>
  );
}

const Head = styled.header`
  padding: 28px 0 24px;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding-top: 14px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 220px;
    gap: 48px;
    nav { order: 1; position: sticky; top: 76px; align-self: start; }
  }
`;

const Contents = styled.nav`
  padding-left: 16px;
  border-left: 1px solid var(--line);
  font-size: 13px;
  line-height: 20px;
  b { font-size: 12px; line-height: 18px; font-weight: 500; color: var(--t3); }
  a { display: block; padding: 4px 0; color: var(--t2); }
  a:hover { color: var(--accent-t); }
  @media (max-width: 1279px) { ul { columns: 2; column-gap: 24px; } }
  @media (max-width: 1023px) { a { padding: 9px 0; } }
`;
