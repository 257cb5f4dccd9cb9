import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { TransactionTransfers_transaction$key } from '../../__generated__/TransactionTransfers_transaction.graphql.ts';
import { Moment, type WriteMoment } from '../../shell/Moment.tsx';
import { Price } from '../../ui/Price.tsx';
import { transactionReason } from './transactionReason.ts';

interface TransactionTransfersProps {
  readonly transaction: TransactionTransfers_transaction$key;
  readonly writeMoment: WriteMoment;
}

/**
 * The double entries of a transaction: which accounts each of its transfers debited and credited. The amounts of a
 * transfer sum to zero.
 */
export function TransactionTransfers({ transaction, writeMoment }: TransactionTransfersProps) {
  const { transfers } = useFragment(FRAGMENT, transaction);
  const { t } = useTranslation('wallet');
  return (
    <Box>
      <p>{t('legsTitle')}</p>
      {transfers.map(({ reason, createdAt, legs }) => (
        <section key={reason}>
          <h3>
            {t(transactionReason(reason).key)}
            <Moment at={createdAt} writeMoment={writeMoment} precision="second" />
          </h3>
          <ul>
            {legs.map((leg) => (
              <li key={leg.account}>
                <span>
                  {t(`leg_${leg.account}`)}
                  {leg.isOwn && <i>{t('leg_own')}</i>}
                </span>
                <Price cents={leg.amountCents} hasPlus tone={leg.amountCents > 0 ? 'money-in' : 'plain'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Box>
  );
}

const FRAGMENT = graphql`
  fragment TransactionTransfers_transaction on WalletTransaction {
    transfers {
      reason
      createdAt
      legs {
        account
        isOwn
        amountCents
      }
    }
  }
`;

const Box = styled.div`
  max-width: 560px;
  margin: 0 20px 12px 92px;
  padding: 10px 14px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--s2);
  p { font-size: 12px; line-height: 18px; color: var(--t3); padding-bottom: 6px; }
  section + section { margin-top: 8px; padding-top: 8px; border-top: 1px solid var(--line); }
  h3 { display: flex; justify-content: space-between; gap: 16px; font-size: 13px; line-height: 22px; font-weight: 500; }
  h3 time { font-weight: 400; font-size: 12px; color: var(--t3); }
  li { display: flex; justify-content: space-between; gap: 16px; line-height: 26px; color: var(--t2); }
  i { margin-left: 8px; font-style: normal; font-size: 12px; color: var(--t3); }
  @media (max-width: 767px) { margin: 0 16px 12px; }
`;
