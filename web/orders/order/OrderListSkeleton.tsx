import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowsSkeleton, Skeleton } from '../../ui/Skeleton.tsx';

/** Placeholder of the list of orders: title, tabs, filter and rows in their sizes. */
export function OrderListSkeleton() {
  const { t } = useTranslation('order');
  return (
    <PageSkeleton>
      <Title>{t('myOrders')}</Title>
      <Panel>
        <Head>
          <Skeleton width="min(420px, 100%)" height="14px" />
        </Head>
        <Filter>
          <Skeleton width="min(440px, 100%)" height="36px" />
        </Filter>
        <RowsSkeleton
          count={6}
          height="77px"
          narrowHeight="119px"
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

const Filter = styled.div`
  padding: 12px 20px;
  overflow: hidden;
`;
