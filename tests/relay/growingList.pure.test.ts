import {
  createOperationDescriptor,
  getRequest,
  Network,
  Observable,
  type RecordSourceProxy,
} from 'relay-runtime';
import { expect, test } from 'vitest';
import MORE_FUND_ORDERS from '../../web/__generated__/FundOrderListPaginationQuery.graphql.ts';
import MESSAGES from '../../web/__generated__/MessageCenterPageQuery.graphql.ts';
import MORE_MESSAGES from '../../web/__generated__/MessageListPaginationQuery.graphql.ts';
import ORDERS from '../../web/__generated__/OrderListPageQuery.graphql.ts';
import MORE_ORDERS from '../../web/__generated__/OrderListPaginationQuery.graphql.ts';
import MORE_RECHARGES from '../../web/__generated__/RechargeListPaginationQuery.graphql.ts';
import FUNDS from '../../web/__generated__/WalletPageFundsQuery.graphql.ts';
import WALLET from '../../web/__generated__/WalletPageQuery.graphql.ts';
import MORE_WITHDRAWALS from '../../web/__generated__/WithdrawalListPaginationQuery.graphql.ts';
import { groupConnection } from '../../web/notifications/message/messageConnection.ts';
import { createRelayEnvironment } from '../../web/relay/relayEnvironment.ts';

const FILTER = { direction: 'BUY', statusGroup: null, search: null };
/** The variables of the wallet's queries, of which each list reads its own. */
const WALLET_FILTER = {
  isStatement: false,
  isRecharge: true,
  isWithdraw: true,
  isOpen: true,
  fund: 'ESCROW',
};

/** One of the lists of the wallet. */
function walletList(
  queries:
    | readonly [typeof WALLET, typeof MORE_RECHARGES]
    | readonly [typeof WALLET, typeof MORE_WITHDRAWALS]
    | readonly [typeof FUNDS, typeof MORE_FUND_ORDERS],
  field: string,
  type: string,
  key: string,
) {
  const find = (store: RecordSourceProxy) =>
    store
      .get('viewer')
      ?.getLinkedRecord(`__${key}_standing`, field === 'fundOrders' ? { fund: 'ESCROW' } : {});
  return { queries, field, type, find };
}

/** A list of either kind: its queries, the field with its rows, and where the store has it. */
const KINDS = {
  growing: {
    queries: [MESSAGES, MORE_MESSAGES],
    field: 'messageGroups',
    type: 'MessageGroup',
    find: (store: RecordSourceProxy) => groupConnection(store, 'viewer', null),
  },
  standing: {
    queries: [ORDERS, MORE_ORDERS],
    field: 'orders',
    type: 'Order',
    find: (store: RecordSourceProxy) =>
      store.get('viewer')?.getLinkedRecord('__OrderList_orders_standing', FILTER),
  },
  recharges: walletList([WALLET, MORE_RECHARGES], 'recharges', 'Recharge', 'RechargeList_recharges'),
  withdrawals: walletList(
    [WALLET, MORE_WITHDRAWALS],
    'withdrawals',
    'Withdrawal',
    'WithdrawalList_withdrawals',
  ),
  fundOrders: walletList([FUNDS, MORE_FUND_ORDERS], 'fundOrders', 'Order', 'FundOrderList_fundOrders'),
} as const;

/** A page of a list: rows by one letter each. */
function pageOf(type: string, letters: string, hasNextPage: boolean) {
  const edges = [...letters].map((id) => ({ cursor: id, node: { __typename: type, id } }));
  return { edges, pageInfo: { hasNextPage, endCursor: letters.at(-1) ?? null } };
}

/** A list that answers pages as the test gives them, and its letters with whether more follow. */
function openList(kind: keyof typeof KINDS) {
  const { queries, field, type, find } = KINDS[kind];
  let page = pageOf(type, '', false);
  const environment = createRelayEnvironment(
    Network.create(() =>
      Observable.from({ data: { viewer: { __typename: 'Viewer', id: 'viewer', [field]: page } } }),
    ),
  );
  const load = async (letters: string, hasNextPage: boolean, after: string | null = null) => {
    page = pageOf(type, letters, hasNextPage);
    const request = getRequest(queries[after === null ? 0 : 1]);
    const variables = { ...FILTER, ...WALLET_FILTER, type: null, group: null, first: 3, after };
    await environment.execute({ operation: createOperationDescriptor(request, variables) }).toPromise();
    return shown();
  };
  const shown = () => {
    let text = '';
    environment.commitUpdate((store) => {
      const list = find(store);
      const ids = list?.getLinkedRecords('edges')?.map((edge) => edge.getLinkedRecord('node')?.getDataID());
      const info = list?.getLinkedRecord('pageInfo');
      text = `${ids?.join('')} ${info?.getValue('hasNextPage') === true ? `after ${info.getValue('endCursor')}` : 'end'}`;
    });
    return text;
  };
  return load;
}

test('N-03 the loaded pages of a growing list stay below a first page that is fetched again', async () => {
  const load = openList('growing');
  expect(await load('fed', true)).toBe('fed after d');
  expect(await load('cba', true, 'd')).toBe('fedcba after a');
  expect(await load('fed', true), 'nothing new').toBe('fedcba after a');
  expect(await load('hgf', true), 'two new ones').toBe('hgfedcba after a');
  expect(await load('bhg', true), 'an old one moved up').toBe('bhgfedca after a');
  expect(await load('z', false, 'a')).toBe('bhgfedcaz end');
  expect(await load('bhg', true)).toBe('bhgfedcaz end');
});

test('N-03 where a whole page is new, or nothing is left, a growing list begins anew', async () => {
  const load = openList('growing');
  await load('cba', true);
  await load('zyx', false, 'a');
  expect(await load('mlk', true)).toBe('mlk after k');
  expect(await load('', false)).toBe(' end');
});

test('N-03 a growing list whose new page ends with a row from far below begins anew, since rows may be missing', async () => {
  const load = openList('growing');
  await load('fed', true);
  await load('cba', true, 'd');
  expect(await load('yxb', true)).toBe('yxb after b');
});

test.each(['recharges', 'withdrawals', 'fundOrders'] as const)(
  'W-02 the loaded pages of the wallet’s %s stay below a first page that is fetched again',
  async (kind) => {
    const load = openList(kind);
    await load('abc', true);
    await load('def', true, 'c');
    expect(await load('xab', true), 'a new one').toBe('xabcdef after f');
    expect(await load('bcd', true), 'a left').toBe('bcdef after f');
  },
);

test('O-09 the pages of a standing list that are fetched again one after another leave what is still there', async () => {
  const load = openList('standing');
  await load('abc', true);
  await load('def', true, 'c');
  await load('ghi', true, 'f');
  expect(await load('acd', true), 'b left').toBe('acdefghi after i');
  expect(await load('egh', true, 'd'), 'f left from the middle').toBe('acdeghi after i');
  expect(await load('ijk', true, 'h'), 'the last page grows').toBe('acdeghijk after k');
  expect(await load('gxh', true, 'e'), 'one came between').toBe('acdegxhijk after k');
  expect(await load('ij', false, 'h'), 'the end comes nearer').toBe('acdegxhij end');
  expect(await load('', false, 'e'), 'all later ones left').toBe('acde end');
  expect(await load('xyz', true, 'q'), 'after a row that is not loaded').toBe('acde end');
});
