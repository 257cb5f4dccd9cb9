import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { graphql } from '../../generated/gql.ts';
import { openEventStream } from '../../http/graphql/eventStream.ts';
import { dieInService } from '../../kit/dieInService.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { isSignedIn } from './viewer.ts';

const DEVICES = graphql(`
  query ReadDevices {
    viewer { sessions(first: 50) { edges { node { id isCurrent browser system address lastUsedAt } } } }
  }
`);
const SIGN_OUT_ONE = graphql(`
  mutation SignOutDevice($sessionId: ID!) {
    signOutDevice(input: { sessionId: $sessionId }) { ... on SignOutDevicePayload { viewer { sessions { edges { node { id } } } } } }
  }
`);
const SIGN_OUT_OTHERS = graphql(`
  mutation SignOutOtherDevices {
    signOutOtherDevices(input: {}) { ... on SignOutOtherDevicesPayload { viewer { sessions { edges { node { isCurrent } } } } } }
  }
`);
const SET_OPEN_PLATFORM = graphql(`
  mutation SetOpenPlatform($isOn: Boolean!) {
    setOpenPlatform(input: { isOn: $isOn }) { ... on SetOpenPlatformPayload { viewer { isOpenPlatformOn } } }
  }
`);
const MESSAGES = 'subscription { messageAdded { id } }';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

async function devicesOf(client: TestClient) {
  const { viewer } = await client.must(DEVICES, {});
  return (viewer?.sessions?.edges ?? []).map(({ node }) => node);
}

/** One user on so many devices. */
async function openDevices(count: number): Promise<TestClient[]> {
  const phone = newPhone();
  const clients: TestClient[] = [];
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await market.advanceClock(61_000);
    clients.push(await market.visitor().signIn(phone));
  }
  return clients;
}

describe('T-4 signed-in devices', () => {
  test('are listed with browser and system, a shortened address, and a mark on the current one', async () => {
    const [first, second] = await openDevices(2);
    if (!first || !second) throw new Error('no devices');
    await market.owner.query(
      `update session set address = '203.0.113.9', user_agent = $2 where user_id = $1`,
      [
        await userIdOf(first),
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      ],
    );
    const devices = await devicesOf(first);
    expect(devices).toMatchObject([
      { isCurrent: false, browser: 'Chrome 141', system: 'Windows', address: '203.0.*.*', lastUsedAt: null },
      { isCurrent: true },
    ]);
    await market.advanceClock(6 * 60_000);
    const used = await devicesOf(first);
    expect(used.map(({ lastUsedAt }) => lastUsedAt === null)).toEqual([true, false]);
  });

  test('signing one out ends its session and its streams; repeating it changes nothing', async () => {
    const [here, there] = await openDevices(2);
    if (!here || !there) throw new Error('no devices');
    const [ours, theirs] = [await openEventStream(here, MESSAGES), await openEventStream(there, MESSAGES)];
    const other = (await devicesOf(here)).find(({ isCurrent }) => !isCurrent);
    const sessionId = other?.id ?? '';
    const { signOutDevice } = await here.must(SIGN_OUT_ONE, { sessionId });
    expect(signOutDevice.viewer.sessions?.edges).toHaveLength(1);
    expect(await theirs.next()).toBeNull();
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    await here.must(SIGN_OUT_ONE, { sessionId });
    await expect(ours.next(300)).rejects.toThrow('nothing came');
    ours.close();
  });

  test('another user’s device can be neither signed out nor read', async () => {
    const [mine] = await openDevices(1);
    const [theirs] = await openDevices(1);
    if (!mine || !theirs) throw new Error('no devices');
    const [device] = await devicesOf(theirs);
    await mine.must(SIGN_OUT_ONE, { sessionId: device?.id ?? '' });
    expect(await isSignedIn(theirs)).toBe(true);
    const { data } = await mine.query('query ($id: ID!) { node(id: $id) { id } }', { id: device?.id });
    expect(data).toEqual({ node: null });
  });

  test('signing out all others works once, even if it is requested twice at the same time', async () => {
    const [here, ...others] = await openDevices(3);
    if (!here) throw new Error('no devices');
    const answers = await Promise.all([here.must(SIGN_OUT_OTHERS, {}), here.must(SIGN_OUT_OTHERS, {})]);
    for (const { signOutOtherDevices } of answers)
      expect(signOutOtherDevices.viewer.sessions?.edges).toEqual([{ node: { isCurrent: true } }]);
    expect(await Promise.all([here, ...others].map(isSignedIn))).toEqual([true, false, false]);
  });

  test('a crash before the commit leaves all devices signed in', async () => {
    const [here, there] = await openDevices(2);
    if (!here || !there) throw new Error('no devices');
    const userId = await userIdOf(here);
    const sessionId = '00000000-0000-7000-8000-000000000000';
    const call = {
      file: 'accounts/session/signOut.ts',
      service: 'signOutOtherDevices',
      args: [{ userId, sessionId }],
    };
    expect(await dieInService(market, 'devices.signedOut', call)).toBe('SIGKILL');
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, true]);
  });
});

test('U-04 the open platform is off by default, and only its user can turn it on and off', async () => {
  const [client] = await openDevices(1);
  if (!client) throw new Error('no device');
  const read = async () =>
    (await client.query<{ viewer: { isOpenPlatformOn: boolean } }>('{ viewer { isOpenPlatformOn } }')).data
      ?.viewer.isOpenPlatformOn;
  expect(await read()).toBe(false);
  for (const isOn of [true, true, false]) {
    const { setOpenPlatform } = await client.must(SET_OPEN_PLATFORM, { isOn });
    expect(setOpenPlatform.viewer.isOpenPlatformOn).toBe(isOn);
    expect(await read()).toBe(isOn);
  }
  const { errors } = await market.visitor().run(SET_OPEN_PLATFORM, { isOn: true });
  expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});
