import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useTopUpInSandbox } from '../../shell/useTopUpInSandbox.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';

interface PurchaseBalanceProps {
  readonly isSandbox: boolean;
  readonly spendableCents: number;
  readonly missingCents: number;
  /** True when the balance and the shortage are shown above. */
  readonly isTold: boolean;
  readonly onClose: () => void;
}

/** The missing amount and how to add it: play money in the sandbox, otherwise the wallet. */
export function PurchaseBalance(props: PurchaseBalanceProps) {
  const { isSandbox, spendableCents, missingCents, isTold, onClose } = props;
  const { t } = useTranslation('order');
  const money = useMoneyText();
  const [problem, setProblem] = useState<string | null>(null);
  const [topUp, isInFlight] = useTopUpInSandbox({ onRejected: setProblem });
  return (
    <Box>
      {!isTold && (
        <>
          <Line>
            {t('purchase_spendable')}
            <Price cents={spendableCents} isPaid />
          </Line>
          <Line>
            {t('purchase_missing')}
            <Price cents={missingCents} size={20} isPaid />
          </Line>
        </>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
      {isSandbox ? (
        <Button
          look="primary"
          size="large"
          isWide
          isBusy={isInFlight}
          onClick={() => {
            setProblem(null);
            topUp(missingCents);
          }}
        >
          {t('purchase_topUp', { amount: money.paid(missingCents) })}
        </Button>
      ) : (
        <ButtonLink to="/user/wallet" look="primary" size="large" isWide onClick={onClose}>
          {t('purchase_toWallet')}
        </ButtonLink>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 10px;
  p { color: var(--neg); font-size: 12px; }
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  color: var(--t2);
`;
