import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { RichText_platform$key } from '../../__generated__/RichText_platform.graphql.ts';
import type { Article } from './article.ts';
import { RichText, useFeeRates } from './RichText.tsx';

interface ArticleOutlineProps {
  readonly article: Article;
  readonly platform: RichText_platform$key | null;
}

/** Table of contents beside an article, on wide screens only. */
export function ArticleOutline({ article, platform }: ArticleOutlineProps) {
  const rates = useFeeRates(platform);
  const { t } = useTranslation('articles');
  if (article.sections.length < 2) {
    return null;
  }
  return (
    <Outline aria-label={t('outline')}>
      <b>{t('outline')}</b>
      <ul>
        {article.sections.map(({ id, heading }) => (
          <li key={id}>
            <Link to={{ hash: id }} replace onClick={() => document.getElementById(id)?.scrollIntoView()}>
              <RichText text={heading} rates={rates} />
            </Link>
          </li>
        ))}
      </ul>
    </Outline>
  );
}

const Outline = styled.nav`
  position: sticky;
  top: 76px;
  align-self: start;
  padding-left: 16px;
  border-left: 1px solid var(--line);
  font-size: 13px;
  line-height: 20px;
  b { font-size: 12px; line-height: 18px; font-weight: 500; color: var(--t3); }
  a { display: block; padding: 4px 0; color: var(--t2); }
  a:hover { color: var(--accent-t); }
  @media (max-width: 1279px) { display: none; }
`;
