import { useCallback } from 'react';
import FUND_ORDERS from '../../__generated__/FundOrderListPaginationQuery.graphql.ts';
import RECHARGES from '../../__generated__/RechargeListPaginationQuery.graphql.ts';
import type { WalletPageFundsQuery } from '../../__generated__/WalletPageFundsQuery.graphql.ts';
import type { WalletPageQuery } from '../../__generated__/WalletPageQuery.graphql.ts';
import WITHDRAWALS from '../../__generated__/WithdrawalListPaginationQuery.graphql.ts';
import { type LaterPages, useRefetchLater } from '../../relay/useRefetchLater.ts';
import { PAGE_SIZE } from './walletFilter.ts';

/** The most rows that the server gives at once. */
const PAGE_MAX = 100;

/** The variables of the wallet's two queries. */
interface WalletVariables {
  readonly page: WalletPageQuery['variables'];
  readonly funds: WalletPageFundsQuery['variables'];
}

/**
 * How the rows after the first page of the wallet's open lists are fetched again: those of the tab after an answer to the
 * page's query, and those of the open balance after one to that of the balances. Transactions never change their place.
 */
export function useLaterWalletRows(viewerId: string, { page, funds }: WalletVariables) {
  const { isRecharge, isWithdraw, status, range, month, recharge } = page;
  const { isOpen, fund, day, timeZone } = funds;
  const refetchTab = useRefetchLater();
  const refetchFund = useRefetchLater();
  const afterPage = useCallback(() => {
    const recharges = laterPages(viewerId, 'RechargeList_recharges', RECHARGES, { status: recharge });
    const withdrawals = laterPages(viewerId, 'WithdrawalList_withdrawals', WITHDRAWALS, {
      status,
      range,
      month,
    });
    refetchTab([...(isRecharge ? [recharges] : []), ...(isWithdraw ? [withdrawals] : [])]);
  }, [refetchTab, viewerId, isRecharge, isWithdraw, status, range, month, recharge]);
  const afterFunds = useCallback(() => {
    const orders = laterPages(viewerId, 'FundOrderList_fundOrders', FUND_ORDERS, { fund, day, timeZone });
    refetchFund(isOpen ? [orders] : []);
  }, [refetchFund, viewerId, isOpen, fund, day, timeZone]);
  return { afterPage, afterFunds };
}

function laterPages(
  viewerId: string,
  connection: string,
  query: LaterPages['query'],
  filters: LaterPages['variables'],
): LaterPages {
  return {
    query,
    variables: filters,
    from: PAGE_SIZE,
    pageSize: PAGE_MAX,
    find: (store) => store.get(viewerId)?.getLinkedRecord(`__${connection}_standing`, filters),
  };
}
