import type { Node } from 'oxc-parser';
import { describe, test } from 'vitest';
import { breaches } from './breaches.ts';
import { expectOnly } from './expectOnly.ts';
import { folderOf, type Room, roomOf } from './room.ts';
import { filesIn, type SourceFile } from './sourceFile.ts';
import { walkNodes } from './walkNodes.ts';

const API = filesIn('api/');
const WEB = filesIn('web/');
const PRISMA_CLIENT = 'api/kernel/generated/prisma/';
const TABLE_TYPES = 'api/kernel/generated/kysely/';

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

  test('api imports nothing of web or of the tests: api/http/site loads the built bundle', () => {
    expectOnly(breaches(API, (_, { target }) => /^(web|tests)\//.test(target)));
  });
});

describe('doors', () => {
  test('nothing imports a door but its register, and a door of the same kind for its types', () => {
    const registers = [
      'api/http/graphql/schema.ts',
      'api/http/rest/router.ts',
      'api/http/rest/openRouter.ts',
      'api/ops/process/worker.ts',
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

  test('GraphQL packages stay in *.graphql.ts and api/http/graphql', () => {
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
        'api/ops/setup/generate.ts -> api/http/graphql/schema.ts',
        'api/ops/setup/writeOpenClient.ts -> api/http/rest/describeOpen.ts',
      ],
    );
  });
});

describe('shelves', () => {
  test('the generated Prisma client is known to shelves, doors, api/http/graphql and kernel/db.ts', () => {
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
    expectOnly(violations, ['api/kernel/request/claimRequest.ts']);
  });

  test("a deed uses its own feature's shelf", () => {
    expectOnly(
      breaches(
        filesOf('deed', 'law', 'shelf', 'bridge'),
        ({ path }, { target }) => roomOf(target) === 'shelf' && folderOf(target) !== folderOf(path),
      ),
      [
        // A purchase is one statement (platform.md 6): its shelf puts together what the shelves of the other tables say.
        'api/orders/order/purchase.store.ts -> api/payments/ledger/hold.store.ts',
        'api/orders/order/purchase.store.ts -> api/payments/ledger/ledger.store.ts',
        'api/orders/order/purchase.store.ts -> api/selling/listing/listing.store.ts',
        'api/orders/order/purchase.store.ts -> api/catalog/market/count.store.ts',
        'api/orders/order/purchase.store.ts -> api/notifications/message/message.store.ts',
        'api/orders/order/purchase.store.ts -> api/payments/statistics/statistics.store.ts',
        'api/orders/order/purchase.store.ts -> api/orders/tradeOffer/tradeOffer.store.ts',
        // An order and its trade offer are one process in two folders: these lock or list orders before they look at Steam.
        'api/orders/tradeOffer/beginAttempt.ts -> api/orders/order/order.store.ts',
        'api/orders/tradeOffer/concludeDueOrder.ts -> api/orders/order/order.store.ts',
        'api/orders/tradeOffer/noteWrongOffer.ts -> api/orders/order/order.store.ts',
        'api/orders/tradeOffer/recordSteamFact.ts -> api/orders/order/order.store.ts',
        'api/orders/tradeOffer/runRound.ts -> api/orders/order/order.store.ts',
      ],
    );
  });
});

describe('law', () => {
  test('law imports law, pure kernel files and types', () => {
    const pureKernel = ['assert', 'bitSet', 'invalidInput', 'money', 'refusal', 'sortCursor', 'text'].map(
      (name) => `api/kernel/${name}.ts`,
    );
    const pureFiles = [...pureKernel, 'api/config.ts', 'api/steam/client/steamState.ts'];
    const purePackages = ['ipaddr.js', 'libphonenumber-js/mobile', 'pinyin-pro', 'zod'];
    expectOnly(
      breaches(filesOf('law'), (_, { target, isType }) => {
        if (isType) return false;
        return roomOf(target) !== 'law' && !pureFiles.includes(target) && !purePackages.includes(target);
      }),
      [
        // Of `ids.ts` they take `isId` alone.
        'api/catalog/prices/saleCursor.ts -> api/kernel/ids.ts',
        'api/catalog/market/marketCursor.ts -> api/kernel/ids.ts',
        // Hashes.
        'api/accounts/session/codeHash.ts -> node:crypto',
        'api/accounts/session/codeHash.ts -> node:util',
        'api/accounts/session/proofOfWork.ts -> node:crypto',
        'api/partners/openApi/priceTag.ts -> node:crypto',
        // What is signed, and by whom: the same answer for the same bytes.
        'api/partners/openApi/compatibleSignature.ts -> node:crypto',
        'api/partners/openApi/platformKey.ts -> node:crypto',
        'api/partners/openApi/signature.ts -> node:crypto',
        // Reads a key and checks a signature: the same answer for the same text.
        'api/partners/application/partnerKey.ts -> node:crypto',
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
    expectOnly(violations, ['api/accounts/session/codeHash.ts']);
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
        'api/sandbox/steam/cancelHold.ts -> api/steam/client/steamState.ts',
        'api/sandbox/steam/carryOutPlans.ts -> api/steam/client/steamState.ts',
        'api/sandbox/steam/endHold.ts -> api/steam/client/steamState.ts',
        'api/sandbox/steam/moveOffer.ts -> api/steam/client/steamState.ts',
        'api/sandbox/steam/removeAsset.ts -> api/steam/client/steamState.ts',
        'api/sandbox/steam/reverseTrades.ts -> api/steam/client/steamState.ts',
        'api/sandbox/steam/steamConfirm.ts -> api/steam/client/steamState.ts',
        'api/sandbox/steam/steamEconRead.ts -> api/steam/client/steamState.ts',
        'api/sandbox/steam/steamOffer.ts -> api/steam/client/steamState.ts',
        'api/sandbox/steam/steamTicker.ts -> api/steam/client/steamState.ts',
        'api/sandbox/steam/steamTrade.ts -> api/steam/client/steamState.ts',
        'api/sandbox/steam/steamWords.ts -> api/steam/client/steamState.ts',
      ],
    );
  });

  test("features know a bridge's port; the adapter is chosen at start-up", () => {
    const adapters = [
      'api/steam/client/steamHttp.ts',
      'api/accounts/sms/aliyunSms.ts',
      'api/payments/provider/alipayHttp.ts',
      'api/catalog/rates/rateHttp.ts',
      'api/accounts/verification/identityHttp.ts',
      'api/steam/client/steamSignInHttp.ts',
    ];
    expectOnly(
      breaches(API, ({ path }, { target }) => adapters.includes(target) && roomOf(path) !== 'start'),
    );
  });
});
