import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const ROWS = ['market', 'codes', 'steam', 'payments', 'withdrawals', 'callbacks'];

/** Placeholder of the status page: title and rows in their sizes. */
export function StatusSkeleton() {
  const { t } = useTranslation('status');
  return (
    <PageSkeleton>
      <Title>{t('status')}</Title>
      <Wide>
        {ROWS.map((row) => (
          <Row key={row}>
            <Skeleton width="160px" height="22px" />
            <Skeleton width="100%" height="24px" />
          </Row>
        ))}
      </Wide>
    </PageSkeleton>
  );
}

const Title = styled.h1`
  padding: 28px 0 16px;
`;

const Wide = styled(Panel)`
  margin-top: 74px;
  @media (min-width: 1024px) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

const Row = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  height: 143px;
  padding: 20px 24px 42px;
`;
