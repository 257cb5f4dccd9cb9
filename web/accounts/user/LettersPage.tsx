import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { LettersPageQuery } from '../../__generated__/LettersPageQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { readLetterPath } from '../../shell/restriction/letterPath.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowsSkeleton } from '../../ui/Skeleton.tsx';
import { LetterForm } from './LetterForm.tsx';
import { LetterList } from './LetterList.tsx';

const QUERY = graphql`
  query LettersPageQuery {
    viewer {
      id
      ...LetterList_viewer
    }
    platform {
      serverTime
    }
  }
`;

/** Placeholder while the data loads. */
export function Skeleton() {
  return (
    <PageSkeleton>
      <RowsSkeleton count={4} height="72px" narrowHeight="88px" thumb={{ width: '0px', height: '0px' }} />
    </PageSkeleton>
  );
}

/** Starts the query for the letters. Always fetched, because answers arrive at any time. */
export function loader(args: LoaderFunctionArgs) {
  return loadRouteQuery<LettersPageQuery>(args, QUERY, {}, { isVolatile: true });
}

/** The subject of a letter about a restriction of the account, with the number of its order. */
function subjectOf(t: TFunction, about: string, orderNo: string | null): string {
  const title = t([`letter_${about}`, `restriction:kind_${about}`, 'letterOther'], { amount: '' });
  return orderNo === null ? title : t('letterAboutOrder', { title, orderNo });
}

/** The user's letters to the operators with their answers, and a form for a new one. */
export function Component() {
  const { viewer, platform } = useRouteQuery<LettersPageQuery>(QUERY);
  const { t } = useTranslation(['user', 'shell']);
  const { about, orderNo, back } = readLetterPath(useSearchParams()[0]);
  const writeMoment = useMomentText(Date.parse(platform?.serverTime ?? ''));
  return (
    <Page>
      <title>{`${t('letters')} · ${t('shell:name')}`}</title>
      {back !== null && (
        <Back to={back}>
          <Icon name="right" size={12} />
          {t('letterBack')}
        </Back>
      )}
      <h1>{t('letters')}</h1>
      <p>{t('lettersHint')}</p>
      <Card>
        <LetterForm
          key={`${about} ${orderNo}`}
          subject={about === null ? null : subjectOf(t, about, orderNo)}
        />
      </Card>
      <BlockErrorBoundary title={t('lettersFailed')} resetKey="">
        {viewer != null && <LetterList viewer={viewer} writeMoment={writeMoment} />}
      </BlockErrorBoundary>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: 12px;
  max-width: 760px;
  h1 { font-size: 20px; line-height: 28px; }
  > p { color: var(--t2); line-height: 22px; }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 4px;
  min-height: 24px;
  font-size: 12px;
  color: var(--t3);
  svg { transform: rotate(180deg); }
  &:hover { color: var(--t1); }
  @media (max-width: 1023px) { min-height: 44px; }
`;

const Card = styled(Panel)`
  padding: 20px;
  @media (max-width: 767px) { padding: 16px; }
`;
