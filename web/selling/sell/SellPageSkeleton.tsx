import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowsSkeleton, Skeleton } from '../../ui/Skeleton.tsx';

/** Placeholder of the listings: title, tabs, toolbar and rows in their sizes. */
export function SellPageSkeleton() {
  const { t } = useTranslation('sell');
  return (
    <PageSkeleton>
      <Title>{t('myListings')}</Title>
      <Panel>
        <Head>
          <Skeleton width="160px" height="14px" />
        </Head>
        <Tools>
          <Skeleton width="480px" height="36px" />
        </Tools>
        <RowsSkeleton
          count={8}
          height="89px"
          narrowHeight="180px"
          thumb={{ width: '84px', height: '56px' }}
        />
      </Panel>
    </PageSkeleton>
  );
}

const Title = styled.h1`
  padding-bottom: 16px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  height: 47px;
  padding: 0 20px;
  border-bottom: 1px solid var(--line);
`;

const Tools = styled.div`
  padding: 12px 20px;
  overflow: hidden;
`;
