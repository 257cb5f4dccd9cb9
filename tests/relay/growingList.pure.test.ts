import { createOperationDescriptor, getRequest, Network, Observable } from 'relay-runtime';
import { expect, test } from 'vitest';
import FIRST from '../../web/__generated__/MessageCenterPageQuery.graphql.ts';
import NEXT from '../../web/__generated__/MessageListPaginationQuery.graphql.ts';
import { groupConnection } from '../../web/notifications/message/messageConnection.ts';
import { createRelayEnvironment } from '../../web/relay/relayEnvironment.ts';

/** A page of the list: groups by one letter each. */
function pageOf(letters: string, hasNextPage: boolean) {
  const edges = [...letters].map((id) => ({
    cursor: id,
    node: { __typename: 'MessageGroup', id, salesDay: null, newest: null, earlier: [], unreadCount: 0 },
  }));
  return { edges, pageInfo: { hasNextPage, endCursor: letters.at(-1) ?? null } };
}

/** A list that answers pages as the test gives them, and its letters with whether more follow. */
function openList() {
  let page = pageOf('', false);
  const environment = createRelayEnvironment(
    Network.create(() =>
      Observable.from({ data: { viewer: { __typename: 'Viewer', id: 'viewer', messageGroups: page } } }),
    ),
  );
  const load = async (letters: string, hasNextPage: boolean, after: string | null = null) => {
    page = pageOf(letters, hasNextPage);
    const request = getRequest(after === null ? FIRST : NEXT);
    const variables = { type: null, first: 3, after, id: 'viewer' };
    await environment.execute({ operation: createOperationDescriptor(request, variables) }).toPromise();
    return shown();
  };
  const shown = () => {
    let text = '';
    environment.commitUpdate((store) => {
      const list = groupConnection(store, 'viewer', null);
      const ids = list?.getLinkedRecords('edges')?.map((edge) => edge.getLinkedRecord('node')?.getDataID());
      const info = list?.getLinkedRecord('pageInfo');
      text = `${ids?.join('')} ${info?.getValue('hasNextPage') === true ? `after ${info.getValue('endCursor')}` : 'end'}`;
    });
    return text;
  };
  return load;
}

test('N-03 the loaded pages of a growing list stay below a first page that is fetched again', async () => {
  const load = openList();
  expect(await load('fed', true)).toBe('fed after d');
  expect(await load('cba', true, 'd')).toBe('fedcba after a');
  expect(await load('fed', true), 'nothing new').toBe('fedcba after a');
  expect(await load('hgf', true), 'two new ones').toBe('hgfedcba after a');
  expect(await load('bhg', true), 'an old one moved up').toBe('bhgfedca after a');
  expect(await load('z', false, 'a')).toBe('bhgfedcaz end');
  expect(await load('bhg', true)).toBe('bhgfedcaz end');
});

test('N-03 where a whole page is new, or nothing is left, a growing list begins anew', async () => {
  const load = openList();
  await load('cba', true);
  await load('zyx', false, 'a');
  expect(await load('mlk', true)).toBe('mlk after k');
  expect(await load('', false)).toBe(' end');
});

test('O-09 the pages of a growing list that are fetched again one after another leave what is still there', async () => {
  const load = openList();
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
