import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowsSkeleton } from '../../ui/Skeleton.tsx';

/** Placeholder of the comparison: title and rows in their sizes. */
export function ComparisonSkeleton() {
  const { t } = useTranslation('multiplatform');
  return (
    <PageSkeleton>
      <Title>{t('title')}</Title>
      <Panel>
        <RowsSkeleton
          count={8}
          height="99px"
          narrowHeight="284px"
          thumb={{ width: '66px', height: '44px' }}
        />
      </Panel>
    </PageSkeleton>
  );
}

const Title = styled.h1`
  padding: 28px 0 136px;
`;
