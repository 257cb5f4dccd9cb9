import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { HomeHero_query$key } from '../../__generated__/HomeHero_query.graphql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';
import { HeroFigures, type HeroPlatform } from './HeroFigures.tsx';
import { HeroItem } from './HeroItem.tsx';

interface HomeHeroProps {
  readonly query: HomeHero_query$key;
  /** Null when it could not be loaded. */
  readonly platform: HeroPlatform | null;
}

/** Introduction to the market, the ways to search and to sell, its figures, and one featured item. */
export function HomeHero({ query, platform }: HomeHeroProps) {
  const { dearest } = useFragment(FRAGMENT, query);
  const { t } = useTranslation('home');
  const item = dearest?.edges[0]?.node;
  return (
    <Hero>
      <div>
        <Pledge>
          <Icon name="shield" />
          {t('promise')}
        </Pledge>
        <h1>{t('headline')}</h1>
        <Ways>
          <Search type="button" onClick={openSearch}>
            <Icon name="search" size={20} />
            <Ellipsis>{t('shell:searchHint')}</Ellipsis>
          </Search>
          <ButtonLink to="/user/inventory" size="large">
            {t('sell')}
          </ButtonLink>
        </Ways>
        <HeroFigures platform={platform} />
      </div>
      {item != null && <HeroItem marketItem={item} />}
    </Hero>
  );
}

/** Opens the search of the top bar from anywhere on a page, as the key `/` does. */
function openSearch(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
}

const FRAGMENT = graphql`
  fragment HomeHero_query on Query {
    dearest: marketItems(filter: $dearest, sort: PRICE_DESCENDING, first: 1) {
      edges {
        node {
          ...HeroItem_marketItem
        }
      }
    }
  }
`;

const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 600px);
  gap: 64px;
  align-items: center;
  padding: 40px 0 36px;
  border-bottom: 1px solid var(--line);
  h1 { font-size: 44px; line-height: 54px; letter-spacing: -0.015em; margin: 16px 0 24px; text-wrap: balance; }
  /* Lines break after a clause, never within one. */
  h1:lang(zh) { letter-spacing: 0; word-break: keep-all; }
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); gap: 28px; }
  @media (max-width: 767px) {
    padding: 20px 0;
    gap: 20px;
    h1 { font-size: 28px; line-height: 36px; margin: 10px 0 16px; }
  }
`;

const Pledge = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--t2);
  svg { color: var(--accent-t); }
`;

const Ways = styled.div`
  display: flex;
  gap: 12px;
  > a { flex: none; height: 52px; border-radius: 12px; }
  @media (max-width: 767px) { gap: 8px; > a { height: 46px; } }
`;

const Search = styled.button`
  flex: 1;
  min-width: 0;
  max-width: 480px;
  height: 52px;
  padding: 0 16px;
  display: flex;
  align-items: center;
  gap: 12px;
  border: 1px solid var(--ctl);
  border-radius: 12px;
  background: var(--s1);
  color: var(--t3);
  font-size: 16px;
  text-align: left;
  white-space: nowrap;
  overflow: hidden;
  transition: border-color var(--t-2), color var(--t-2);
  &:hover { border-color: var(--accent); color: var(--t2); }
  @media (max-width: 767px) { height: 46px; }
`;
