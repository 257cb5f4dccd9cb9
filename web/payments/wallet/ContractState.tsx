import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ContractState_center$key } from '../../__generated__/ContractState_center.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { CancelContractDialog } from './CancelContractDialog.tsx';
import { contractLook } from './contractLook.ts';
import { useSignContract } from './useSignContract.ts';

interface ContractStateProps {
  readonly center: ContractState_center$key;
}

/** Status of the contract that recharging requires, and the one action that helps (W-08). */
export function ContractState({ center }: ContractStateProps) {
  const data = useFragment(FRAGMENT, center);
  const { t } = useTranslation('wallet');
  const [isAsking, setAsking] = useState(false);
  const [sign, isSigning] = useSignContract();
  const look = contractLook(data.contractStatus);
  return (
    <Box>
      <Line>
        <span>{t('contract')}</span>
        <Tag tone={look.tone}>{t(look.name)}</Tag>
        {look.step === 'cancel' && (
          <Button size="small" look="ghost" onClick={() => setAsking(true)}>
            {t('contractCancel')}
          </Button>
        )}
      </Line>
      {look.hint !== null && <p>{t(look.hint)}</p>}
      {look.step === 'sign' && (
        <Button look="primary" isWide isBusy={isSigning} disabled={data.isClosed} onClick={sign}>
          {t(look.action)}
        </Button>
      )}
      {isAsking && <CancelContractDialog onClose={() => setAsking(false)} />}
    </Box>
  );
}

const FRAGMENT = graphql`
  fragment ContractState_center on RechargeCenter {
    isClosed
    contractStatus
  }
`;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  p { font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 30px;
  color: var(--t2);
  button { margin-left: auto; }
`;
