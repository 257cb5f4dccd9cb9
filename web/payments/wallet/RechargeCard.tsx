import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RechargeCard_center$key } from '../../__generated__/RechargeCard_center.graphql.ts';
import { ClosureNote } from '../../shell/ClosureNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ContractState } from './ContractState.tsx';
import { RechargeForm } from './RechargeForm.tsx';

interface RechargeCardProps {
  readonly center: RechargeCard_center$key;
  readonly isSandbox: boolean;
}

/** Recharge: first the contract, then the amount (W-08). */
export function RechargeCard({ center, isSandbox }: RechargeCardProps) {
  const data = useFragment(FRAGMENT, center);
  const { t } = useTranslation('wallet');
  return (
    <Card>
      <h2>{t('recharge')}</h2>
      <p>{t(isSandbox ? 'rechargeHintSandbox' : 'rechargeHint')}</p>
      {data.closure != null && <ClosureNote closure={data.closure} />}
      {data.isClosed && data.closure == null && (
        <Closed role="status">
          <Icon name="alert" />
          {t('rechargeClosed')}
        </Closed>
      )}
      <ContractState center={data} />
      <RechargeForm center={data} />
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment RechargeCard_center on RechargeCenter {
    isClosed
    closure {
      ...ClosureNote_closure
    }
    ...ContractState_center
    ...RechargeForm_center
  }
`;

const Card = styled(Panel)`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 20px;
  h2 { font-size: 14px; line-height: 22px; }
  > p { color: var(--t3); margin-top: -8px; }
  @media (max-width: 767px) { padding: 16px; }
`;

const Closed = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 10px 12px;
  border-radius: var(--r-2);
  background: var(--warn-w);
  color: var(--warn);
`;
