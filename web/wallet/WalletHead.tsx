import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { Segmented } from '../ui/Segmented.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import {
  ENTRY_TYPES,
  RECHARGE_FILTERS,
  readEntryType,
  readRechargeFilter,
  readWalletTab,
  rechargePath,
  walletPath,
} from './walletFilter.ts';

interface WalletHeadProps {
  readonly search: URLSearchParams;
}

/** Which of the wallet's lists is open, and what of it: all of it lives in the address. */
export function WalletHead({ search }: WalletHeadProps) {
  const { t } = useTranslation('wallet');
  const navigate = useNavigate();
  const isRecharge = readWalletTab(search) === 'recharge';
  const tabs = [
    { to: walletPath(null), label: <h2>{t('transactions')}</h2>, isCurrent: !isRecharge },
    { to: rechargePath(null), label: <h2>{t('recharges')}</h2>, isCurrent: isRecharge },
  ];
  const go = (path: string): void => void navigate(path, { preventScrollReset: true });
  const types = ENTRY_TYPES.map((each) => ({
    value: each ?? ('ALL' as const),
    label: t(`type_${each ?? 'ALL'}`),
  }));
  const states = RECHARGE_FILTERS.map((each) => ({
    value: each ?? ('ALL' as const),
    label: t(each === null ? 'type_ALL' : `recharge_${each}`),
  }));
  return (
    <Head>
      <Tabs label={t('lists')} tabs={tabs} />
      <Choice>
        {isRecharge ? (
          <Segmented
            label={t('rechargeState')}
            value={readRechargeFilter(search) ?? 'ALL'}
            options={states}
            onChange={(value) => go(rechargePath(value === 'ALL' ? null : value))}
          />
        ) : (
          <Segmented
            label={t('entryType')}
            value={readEntryType(search) ?? 'ALL'}
            options={types}
            onChange={(value) => go(walletPath(value === 'ALL' ? null : value))}
          />
        )}
      </Choice>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 20px;
  nav { border-bottom: 0; flex: none; }
  h2 { font-size: 14px; line-height: 22px; white-space: nowrap; font-weight: inherit; }
  @media (max-width: 767px) { padding: 8px 16px 12px; flex-direction: column; align-items: stretch; gap: 8px; }
`;

const Choice = styled.div`
  overflow-x: auto;
  scrollbar-width: none;
`;
