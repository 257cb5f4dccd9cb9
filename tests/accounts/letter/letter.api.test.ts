import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphql } from '../../generated/gql.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { runScript } from '../../ops/commands/operateScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const SEND = graphql(`
  mutation SendLetterTest($input: SendLetterInput!) {
    sendLetter(input: $input) {
      __typename
      ... on SendLetterPayload { viewer { letters(first: 1) { edges { node { id text answer } } } } }
      ... on DomainError { code }
    }
  }
`);
const LETTERS = graphql(`
  query LettersTest {
    viewer { letters(first: 20) { edges { node { id text answer answeredAt } } } messages(first: 5) { edges { node { titleZh bodyZh bodyEn } } } }
  }
`);

type Client = Awaited<ReturnType<ReturnType<TestMarket['visitor']>['signIn']>>;
const send = async (client: Client, text: string, clientRequestId: string = crypto.randomUUID()) =>
  (await client.must(SEND, { input: { text, clientRequestId } })).sendLetter;
const read = async (client: Client) => (await client.must(LETTERS, {})).viewer;

describe('letters to the operators', () => {
  test('are kept, read and answered by npm run user; the answer comes as a message and stands under the letter', async () => {
    const writer = await market.visitor().signIn();
    expect((await send(writer, '  我的饰品没有收到\n订单在核实  ')).__typename).toBe('SendLetterPayload');
    const { rows } = await market.owner.query<{ id: string; userId: string }>(
      'select id, user_id as "userId" from letter order by created_at desc limit 1',
    );
    const [letter] = rows;
    const listed = await runScript(market, 'runUser.ts', ['letters']);
    expect(listed.text).toContain(`${letter?.id}  user / 用户 ${letter?.userId}`);
    expect(listed.text).toContain('我的饰品没有收到\n  订单在核实');
    const words = ['answer', letter?.id ?? '', '--text', '已核实，明天恢复', '--operator', '小王'];
    expect((await runScript(market, 'runUser.ts', words)).text).toContain('Done');
    expect(await runScript(market, 'runUser.ts', words)).toMatchObject({ code: 1 });
    const viewer = await read(writer);
    expect(viewer?.letters?.edges).toMatchObject([
      { node: { text: '我的饰品没有收到\n订单在核实', answer: '已核实，明天恢复' } },
    ]);
    expect(viewer?.messages?.edges[0]?.node).toMatchObject({
      titleZh: '客服已回复',
      bodyZh: '已核实，明天恢复',
    });
    const { rows: kept } = await market.owner.query(
      "select command, operator, reason from operator_action where command in ('user answer', 'user letters') order by at, id",
    );
    expect(kept).toMatchObject([
      { command: 'user letters', reason: null },
      { command: 'user answer', operator: '小王', reason: '已核实，明天恢复' },
    ]);
    const shown = await runScript(market, 'runUser.ts', ['show', letter?.userId ?? '']);
    expect(shown.text).toContain('answer / 回复: 已核实，明天恢复');
  });

  test('three may wait and five be written in a day, also at once; the same request again writes nothing', async () => {
    const writer = await market.visitor().signIn();
    const request = crypto.randomUUID();
    const twice = await Promise.all([send(writer, 'one', request), send(writer, 'one', request)]);
    expect(twice.map((answer) => answer.__typename)).toEqual(['SendLetterPayload', 'SendLetterPayload']);
    const many = await Promise.all(['two', 'three', 'four', 'five'].map((text) => send(writer, text)));
    expect(many.filter((answer) => answer.__typename === 'SendLetterPayload')).toHaveLength(2);
    expect(many.filter((answer) => 'code' in answer && answer.code === 'LETTERS_FULL')).toHaveLength(2);
    await market.owner.query(
      "update letter set answer = 'x', answered_at = clock_now() where answered_at is null",
    );
    expect((await send(writer, 'four')).__typename).toBe('SendLetterPayload');
    expect((await send(writer, 'five')).__typename).toBe('SendLetterPayload');
    expect(await send(writer, 'six')).toMatchObject({ code: 'LETTERS_FULL' });
    await market.advanceClock(25 * 3_600_000);
    expect((await send(writer, 'six')).__typename).toBe('SendLetterPayload');
    const texts = (await read(writer))?.letters?.edges.map(({ node }) => node.text) ?? [];
    expect(texts).toHaveLength(6);
    expect(texts[0]).toBe('six');
  });

  test('an empty or too long text is refused, and nobody reads the letters of another', async () => {
    const writer = await market.visitor().signIn();
    for (const text of ['  \n ', '长'.repeat(1_001)])
      await expect(send(writer, text)).rejects.toThrow(/text/);
    const sent = await send(writer, '长'.repeat(1_000));
    const id = 'viewer' in sent ? sent.viewer.letters?.edges[0]?.node.id : undefined;
    const other = await market.visitor().signIn();
    const NODE = 'query LetterNodeTest($id: ID!) { node(id: $id) { __typename } }';
    expect((await other.query<{ node: object | null }>(NODE, { id })).data?.node).toBe(null);
    expect((await writer.query<{ node: object | null }>(NODE, { id })).data?.node).not.toBe(null);
    expect(
      (await market.visitor().query('{ viewer { letters(first: 1) { edges { node { id } } } } }')).data,
    ).toEqual({
      viewer: null,
    });
  });
});
