import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { EntryLegs_entry$key } from '../../__generated__/EntryLegs_entry.graphql.ts';
import { Price } from '../../ui/Price.tsx';

interface EntryLegsProps {
  readonly entry: EntryLegs_entry$key;
}

/** The double entry of a transaction: which accounts were debited and credited. The amounts sum to zero. */
export function EntryLegs({ entry }: EntryLegsProps) {
  const { legs } = useFragment(FRAGMENT, entry);
  const { t } = useTranslation('wallet');
  return (
    <Box>
      <p>{t('legsTitle')}</p>
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
    </Box>
  );
}

const FRAGMENT = graphql`
  fragment EntryLegs_entry on WalletEntry {
    legs {
      account
      isOwn
      amountCents
    }
  }
`;

const Box = styled.div`
  margin: 0 20px 12px 72px;
  padding: 10px 14px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--s2);
  p { font-size: 12px; line-height: 18px; color: var(--t3); padding-bottom: 6px; }
  li { display: flex; justify-content: space-between; gap: 16px; line-height: 26px; color: var(--t2); }
  i { margin-left: 8px; font-style: normal; font-size: 12px; color: var(--t3); }
  @media (max-width: 767px) { margin: 0 16px 12px; }
`;
