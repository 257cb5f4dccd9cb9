import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowsSkeleton } from '../../ui/Skeleton.tsx';

/** Placeholder of the notices: title and rows in their sizes. */
export function NoticeSkeleton() {
  const { t } = useTranslation('notice');
  return (
    <PageSkeleton>
      <Title>{t('notices')}</Title>
      <Panel>
        <RowsSkeleton
          count={4}
          height="97px"
          narrowHeight="121px"
          thumb={{ width: '36px', height: '36px' }}
        />
      </Panel>
    </PageSkeleton>
  );
}

const Title = styled.h1`
  padding: 28px 0 16px;
`;
