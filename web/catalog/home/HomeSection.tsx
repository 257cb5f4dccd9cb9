import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Ellipsis } from '../../ui/textStyles.ts';

interface HomeSectionProps {
  readonly title: string;
  readonly hint?: string;
  /** URL of the market with the same filter and sort order. */
  readonly morePath?: string;
  /** Placeholder while the block loads. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** One titled block of the home page. An error affects only this block, on the server too. */
export function HomeSection({ title, hint, morePath, skeleton, children }: HomeSectionProps) {
  const { t } = useTranslation('home');
  return (
    <Section aria-label={title}>
      <Head>
        <h2>{title}</h2>
        {hint !== undefined && <Hint>{hint}</Hint>}
        {morePath !== undefined && (
          <More to={morePath} aria-label={t('moreOf', { title })}>
            {t('more')}
            <Icon name="right" size={12} />
          </More>
        )}
      </Head>
      <BlockErrorBoundary title={t('failed', { title })} resetKey={title}>
        <Suspense fallback={skeleton}>{children}</Suspense>
      </BlockErrorBoundary>
    </Section>
  );
}

const Section = styled.section`
  min-width: 0;
  margin-top: 40px;
  @media (max-width: 767px) { margin-top: 28px; }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: 12px;
  margin-bottom: 14px;
  h2 { white-space: nowrap; }
`;

const Hint = styled(Ellipsis)`
  color: var(--t3);
`;

const More = styled(Link)`
  margin-left: auto;
  padding: 2px 0;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--t2);
  white-space: nowrap;
  &:hover { color: var(--accent-t); }
`;
