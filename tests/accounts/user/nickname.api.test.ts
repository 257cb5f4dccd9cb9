import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { graphql } from '../../generated/gql.ts';
import { dieInService } from '../../kit/dieInService.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

const SET_NICKNAME = graphql(`
  mutation SetNickname($nickname: String!) {
    setNickname(input: { nickname: $nickname }) {
      __typename
      ... on SetNicknamePayload { viewer { nickname nicknameAvailableAt user { nickname } } }
      ... on DomainError { code }
      ... on NicknameLengthWrong { field }
      ... on NicknameCharactersWrong { field }
      ... on NicknameReserved { field }
      ... on NicknameTooSoon { field availableAt }
    }
  }
`);
const PROFILE = graphql(`
  query ReadProfile { viewer { nickname avatarUrl nicknameAvailableAt phone } }
`);

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const openPerson = (): Promise<TestClient> => market.visitor().signIn();

describe('U-01 the nickname', () => {
  test('is chosen, shown to all, and stays for seven days', async () => {
    const client = await openPerson();
    const { setNickname } = await client.must(SET_NICKNAME, { nickname: ' 饰品猎人 ' });
    expect(setNickname).toMatchObject({
      __typename: 'SetNicknamePayload',
      viewer: { nickname: '饰品猎人', user: { nickname: '饰品猎人' } },
    });
    expect((await client.rest('GET', '/web/user')).body.data).toMatchObject({ nickname: '饰品猎人' });
    // The same again is no change.
    expect((await client.must(SET_NICKNAME, { nickname: '饰品猎人' })).setNickname.__typename).toBe(
      'SetNicknamePayload',
    );
    const { setNickname: soon } = await client.must(SET_NICKNAME, { nickname: '另一个名字' });
    expect(soon).toMatchObject({ code: 'NICKNAME_TOO_SOON', field: 'nickname' });
    expect((await client.must(PROFILE, {})).viewer?.nicknameAvailableAt).not.toBeNull();
    await market.advanceClock(7 * DAY_MS + 1_000);
    expect(
      (await client.signIn().then(() => client.must(PROFILE, {}))).viewer?.nicknameAvailableAt,
    ).toBeNull();
  });

  test('may be changed after seven days', async () => {
    const client = await openPerson();
    await client.must(SET_NICKNAME, { nickname: '第一个' });
    const id = await userIdOf(client);
    await market.owner.query(
      "update app_user set nickname_set_at = nickname_set_at - interval '7 days' where id = $1",
      [id],
    );
    const { setNickname } = await client.must(SET_NICKNAME, { nickname: '第二个' });
    expect(setNickname).toMatchObject({ viewer: { nickname: '第二个' } });
  });

  test.each([
    ['一', 'NICKNAME_LENGTH_WRONG'],
    ['a\u202Eb', 'NICKNAME_CHARACTERS_WRONG'],
    ['官方客服', 'NICKNAME_RESERVED'],
  ])('%j is refused by name and nothing is used up', async (nickname, code) => {
    const client = await openPerson();
    const before = (await client.must(PROFILE, {})).viewer;
    const { setNickname } = await client.must(SET_NICKNAME, { nickname });
    expect(setNickname).toMatchObject({ code, field: 'nickname' });
    expect((await client.must(PROFILE, {})).viewer).toEqual(before);
  });

  test('of two at once one is chosen', async () => {
    const client = await openPerson();
    const answers = await Promise.all(
      ['左边的', '右边的'].map((nickname) => client.must(SET_NICKNAME, { nickname })),
    );
    const kinds = answers.map(({ setNickname }) => setNickname.__typename).sort();
    expect(kinds).toEqual(['NicknameTooSoon', 'SetNicknamePayload']);
  });

  test('a crash before the commit leaves the old one, and nothing used up', async () => {
    const client = await openPerson();
    const userId = await userIdOf(client);
    const call = {
      file: 'accounts/user/nickname.ts',
      service: 'setNickname',
      args: [{ userId, nickname: '断电了' }],
    };
    expect(await dieInService(market, 'nickname.kept', call)).toBe('SIGKILL');
    const { setNickname } = await client.must(SET_NICKNAME, { nickname: '来电了' });
    expect(setNickname).toMatchObject({ viewer: { nickname: '来电了' } });
  });

  test('a visitor has none', async () => {
    const { errors } = await market.visitor().run(SET_NICKNAME, { nickname: '访客' });
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
