import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowsSkeleton, Skeleton } from '../../ui/Skeleton.tsx';

/** Placeholder of the wallet: totals, then rows of transactions. */
export function WalletSkeleton() {
  const { t } = useTranslation('wallet');
  return (
    <PageSkeleton>
      <h1>{t('wallet')}</h1>
      <Totals>
        <Skeleton width="96px" height="14px" />
        <Skeleton width="260px" height="44px" />
        <Skeleton height="10px" />
        <Skeleton height="120px" />
      </Totals>
      <Panel>
        <Head>
          <h2>{t('transactions')}</h2>
        </Head>
        <RowsSkeleton count={5} height="61px" narrowHeight="93px" thumb={{ width: '56px', height: '40px' }} />
      </Panel>
    </PageSkeleton>
  );
}

const Totals = styled(Panel)`
  display: grid;
  align-content: start;
  gap: 20px;
  height: 310px;
  margin: 16px 0;
  padding: 20px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  height: 60px;
  padding: 0 20px;
`;
