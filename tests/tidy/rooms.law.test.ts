import type { Node } from 'oxc-parser';
import { describe, test } from 'vitest';
import { breaches } from './breaches.ts';
import { expectOnly } from './expectOnly.ts';
import { folderOf, type Room, roomOf } from './room.ts';
import { filesIn, type SourceFile } from './sourceFile.ts';
import { walkNodes } from './walkNodes.ts';

const API = filesIn('api/');
const WEB = filesIn('web/');
const PRISMA_CLIENT = 'api/graphql/generated/prisma/';
const TABLE_TYPES = 'api/graphql/generated/kysely/';

function filesOf(...rooms: Room[]): SourceFile[] {
  return API.filter(({ path }) => rooms.includes(roomOf(path)));
}

/** The table in `tx.order.update` and the like. */
function isTableCall(callee: Node): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'MemberExpression') return undefined;
  const { object: client, property: table } = callee.object;
  return client.type === 'Identifier' && /^(tx|db)$/.test(client.name) && table.type === 'Identifier'
    ? table.name
    : undefined;
}

describe('the site and the server', () => {
  test('web knows the server by schema.graphql alone', () => {
    expectOnly(breaches(WEB, (_, { target }) => /^(api|prisma|tests)\//.test(target)));
  });

  test('api imports nothing of web or of the tests: api/site loads the built bundle', () => {
    expectOnly(breaches(API, (_, { target }) => /^(web|tests)\//.test(target)));
  });
});

describe('doors', () => {
  test('nothing imports a door but its register, and a door of the same kind for its types', () => {
    const registers = [
      'api/graphql/schema.ts',
      'api/rest/router.ts',
      'api/rest/openRouter.ts',
      'api/worker.ts',
    ];
    const kindOf = (path: string) => /\.(graphql|rest|jobs)\.ts$/.exec(path)?.[1];
    expectOnly(
      breaches(API, ({ path }, { target }) => {
        const kind = kindOf(target);
        return kind !== undefined && !registers.includes(path) && kindOf(path) !== kind;
      }),
    );
  });

  test('a door never writes to the database', () => {
    const always = new Set([
      'createMany',
      'updateMany',
      'deleteMany',
      'upsert',
      '$executeRaw',
      '$executeRawUnsafe',
      '$transaction',
    ]);
    const onTable = new Set(['create', 'update', 'delete']);
    const violations = filesOf('door').flatMap(({ path, program }) =>
      [...walkNodes(program)].flatMap((node) => {
        if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier')
          return [];
        const { name } = node.property;
        // `db.order.update` has a table between; `app.delete` is a route.
        const isWrite = always.has(name) || (onTable.has(name) && node.object.type === 'MemberExpression');
        return isWrite ? [`${path}: ${name}`] : [];
      }),
    );
    expectOnly(violations);
  });

  test('GraphQL packages stay in *.graphql.ts and api/graphql', () => {
    expectOnly(
      breaches(API, ({ path }, { target }) => {
        const isGraphqlPackage = /^(@pothos\/|@graphql|@escape\.tech\/graphql|graphql(-yoga)?$)/.test(target);
        return isGraphqlPackage && !/^api\/graphql\/|\.graphql\.ts$|^api\/setup\/generate\.ts$/.test(path);
      }),
    );
  });

  test('only doors and start-up know GraphQL and REST', () => {
    expectOnly(
      breaches(API, ({ path }, { target }) => {
        const isDatabase = target.startsWith(PRISMA_CLIENT) || target.startsWith(TABLE_TYPES);
        const isProtocol = /^api\/(graphql|rest)\//.test(target) && !isDatabase;
        return isProtocol && !['door', 'graphql', 'rest', 'start'].includes(roomOf(path));
      }),
      [
        // Print what the doors say of themselves.
        'api/setup/generate.ts -> api/graphql/schema.ts',
        'api/setup/writeOpenClient.ts -> api/rest/describeOpen.ts',
      ],
    );
  });
});

describe('shelves', () => {
  test('the generated Prisma client is known to shelves, doors, api/graphql and kernel/db.ts', () => {
    expectOnly(
      breaches(API, ({ path }, { target }) => {
        const mayKnow = ['shelf', 'door', 'graphql'].includes(roomOf(path)) || path === 'api/kernel/db.ts';
        return target.startsWith(PRISMA_CLIENT) && !mayKnow;
      }),
    );
  });

  test('the tables’ types are known to the builder of statements alone', () => {
    expectOnly(
      breaches(
        API,
        ({ path }, { target }) => target.startsWith(TABLE_TYPES) && path !== 'api/kernel/query.ts',
      ),
    );
  });

  test('deeds and laws hold no SQL and no table: shelves do', () => {
    const tables = /\$(queryRaw|executeRaw)/;
    const violations = filesOf('deed', 'law').flatMap(({ path, text, program }) => {
      const isWriting = [...walkNodes(program)].some(
        (node) => node.type === 'CallExpression' && isTableCall(node.callee) !== undefined,
      );
      return isWriting || tables.test(text) ? [path] : [];
    });
    // One statement of its own, wanted by several features inside their transactions.
    expectOnly(violations, ['api/request/claimRequest.ts']);
  });

  test("a deed uses its own feature's shelf", () => {
    expectOnly(
      breaches(
        filesOf('deed', 'law', 'shelf', 'bridge'),
        ({ path }, { target }) => roomOf(target) === 'shelf' && folderOf(target) !== folderOf(path),
      ),
      [
        // A purchase is one statement (platform.md 6): its shelf puts together what the shelves of the other tables say.
        'api/order/purchaseStore.ts -> api/ledger/holdStore.ts',
        'api/order/purchaseStore.ts -> api/ledger/ledgerStore.ts',
        'api/order/purchaseStore.ts -> api/listing/listingStore.ts',
        'api/order/purchaseStore.ts -> api/market/countStore.ts',
        'api/order/purchaseStore.ts -> api/message/messageStore.ts',
        'api/order/purchaseStore.ts -> api/statistics/statisticsStore.ts',
        'api/order/purchaseStore.ts -> api/tradeOffer/tradeOfferStore.ts',
        // An order and its trade offer are one process in two folders: these lock or list orders before they look at Steam.
        'api/tradeOffer/beginAttempt.ts -> api/order/orderStore.ts',
        'api/tradeOffer/concludeDueOrder.ts -> api/order/orderStore.ts',
        'api/tradeOffer/noteWrongOffer.ts -> api/order/orderStore.ts',
        'api/tradeOffer/recordSteamFact.ts -> api/order/orderStore.ts',
        'api/tradeOffer/runRound.ts -> api/order/orderStore.ts',
      ],
    );
  });
});

describe('law', () => {
  test('law imports law, pure kernel files and types', () => {
    const pureKernel = ['assert', 'bitSet', 'invalidInput', 'money', 'refusal', 'sortCursor', 'text'].map(
      (name) => `api/kernel/${name}.ts`,
    );
    const pureFiles = [...pureKernel, 'api/config.ts', 'api/steam/steamState.ts'];
    const purePackages = ['ipaddr.js', 'libphonenumber-js/mobile', 'pinyin-pro', 'zod'];
    expectOnly(
      breaches(filesOf('law'), (_, { target, isType }) => {
        if (isType) return false;
        return roomOf(target) !== 'law' && !pureFiles.includes(target) && !purePackages.includes(target);
      }),
      [
        // Of `ids.ts` they take `isId` alone.
        'api/price/saleCursor.ts -> api/kernel/ids.ts',
        'api/market/marketCursor.ts -> api/kernel/ids.ts',
        // Hashes.
        'api/session/codeHash.ts -> node:crypto',
        'api/session/codeHash.ts -> node:util',
        'api/session/proofOfWork.ts -> node:crypto',
        'api/open/priceTag.ts -> node:crypto',
        // What is signed, and by whom: the same answer for the same bytes.
        'api/open/compatibleSignature.ts -> node:crypto',
        'api/open/platformKey.ts -> node:crypto',
        'api/open/signature.ts -> node:crypto',
        // Reads a key and checks a signature: the same answer for the same text.
        'api/partner/partnerKey.ts -> node:crypto',
      ],
    );
  });

  test('law has no async function, clock, chance or environment', () => {
    const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|\bfetch\(|\bawait\b/;
    const violations = filesOf('law').flatMap(({ path, text, program }) => {
      const isAsync = [...walkNodes(program)].some((node) => 'async' in node && node.async === true);
      return isAsync || impure.test(text) ? [path] : [];
    });
    // It draws the code, and argon2 runs on a thread of its own.
    expectOnly(violations, ['api/session/codeHash.ts']);
  });
});

describe('outside', () => {
  test('the sandbox is imported by start-up, setup and itself', () => {
    expectOnly(
      breaches(API, ({ path }, { target }) => {
        return (
          target.startsWith('api/sandbox/') && !/^api\/(sandbox|setup)\/|^api\/runSandbox\.ts$/.test(path)
        );
      }),
    );
  });

  test('the sandbox plays the outside: it knows no feature', () => {
    expectOnly(
      breaches(
        filesIn('api/sandbox/'),
        (_, { target }) => /^api\//.test(target) && !/^api\/(sandbox|kernel)\//.test(target),
      ),
      // Numbers of Valve's protocol, not of ours.
      [
        'api/sandbox/cancelHold.ts -> api/steam/steamState.ts',
        'api/sandbox/carryOutPlans.ts -> api/steam/steamState.ts',
        'api/sandbox/endHold.ts -> api/steam/steamState.ts',
        'api/sandbox/moveOffer.ts -> api/steam/steamState.ts',
        'api/sandbox/removeAsset.ts -> api/steam/steamState.ts',
        'api/sandbox/reverseTrades.ts -> api/steam/steamState.ts',
        'api/sandbox/steamConfirm.ts -> api/steam/steamState.ts',
        'api/sandbox/steamEconRead.ts -> api/steam/steamState.ts',
        'api/sandbox/steamOffer.ts -> api/steam/steamState.ts',
        'api/sandbox/steamTicker.ts -> api/steam/steamState.ts',
        'api/sandbox/steamTrade.ts -> api/steam/steamState.ts',
        'api/sandbox/steamWords.ts -> api/steam/steamState.ts',
      ],
    );
  });

  test("features know a bridge's port; the adapter is chosen at start-up", () => {
    const adapters = [
      'api/steam/steamHttp.ts',
      'api/sms/aliyunSms.ts',
      'api/payment/alipayHttp.ts',
      'api/rate/rateHttp.ts',
      'api/verification/identityHttp.ts',
      'api/steam/steamSignInHttp.ts',
    ];
    expectOnly(
      breaches(API, ({ path }, { target }) => adapters.includes(target) && roomOf(path) !== 'start'),
    );
  });
});
