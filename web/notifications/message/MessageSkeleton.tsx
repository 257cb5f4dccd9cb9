import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowsSkeleton, Skeleton } from '../../ui/Skeleton.tsx';

/** Placeholder of the message centre: title, tabs and rows in their sizes. */
export function MessageSkeleton() {
  const { t } = useTranslation('message');
  return (
    <PageSkeleton>
      <Title>{t('messageCenter')}</Title>
      <Panel>
        <Head>
          <Skeleton width="260px" height="14px" />
        </Head>
        <RowsSkeleton
          count={6}
          height="115px"
          narrowHeight="143px"
          thumb={{ width: '56px', height: '40px' }}
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
  height: 46px;
  padding: 0 20px;
`;
