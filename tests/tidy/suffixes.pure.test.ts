import type { Node } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { breaches } from './breaches.ts';
import { filesIn, type SourceFile } from './sourceFile.ts';
import { walkNodes } from './walkNodes.ts';

const API = filesIn('api/');
const ADAPTER = /\.(graphql|rest|jobs)\.ts$/;
const isAdapter = ({ path }: SourceFile): boolean => ADAPTER.test(path);
/** What deals in tables by its task: the database itself, its tools, and the server that probes it and maps rows to GraphQL types. */
const OF_TABLES = /^api\/(?:kernel|ops|http)\//;

/** The table in `tx.order.update` and the like. */
function isTableCall(callee: Node): boolean {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'MemberExpression') return false;
  const { object: client, property: table } = callee.object;
  return client.type === 'Identifier' && /^(tx|db)$/.test(client.name) && table.type === 'Identifier';
}

describe('*.graphql.ts, *.rest.ts, *.jobs.ts', () => {
  test('are imported by what registers them, and by others of their kind for types', () => {
    const kindOf = (path: string) => ADAPTER.exec(path)?.[1];
    const mayRegister = /^api\/(?:http\/graphql\/schema|http\/rest\/router|ops\/jobs\/registry)\.ts$/;
    expect(
      breaches(API, ({ path }, { target }) => {
        const kind = kindOf(target);
        return kind !== undefined && !mayRegister.test(path) && kindOf(path) !== kind;
      }),
    ).toEqual([]);
  });

  test('never write to the database', () => {
    const always = new Set([
      'createMany',
      'updateMany',
      'deleteMany',
      'upsert',
      '$executeRaw',
      '$transaction',
    ]);
    const onTable = new Set(['create', 'update', 'delete']);
    const writes = API.filter(isAdapter).flatMap(({ path, program }) =>
      [...walkNodes(program)].flatMap((node) => {
        if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier')
          return [];
        const { name } = node.property;
        // `db.order.update` has a table between; `app.delete` is a route.
        const isWrite = always.has(name) || (onTable.has(name) && node.object.type === 'MemberExpression');
        return isWrite ? [`${path}: ${name}`] : [];
      }),
    );
    expect(writes).toEqual([]);
  });

  test('keep GraphQL and REST to themselves', () => {
    const isProtocol =
      /^(@pothos\/|@graphql|@escape\.tech\/graphql|graphql(-yoga)?$|api\/http\/(graphql|rest)\/)/;
    expect(
      breaches(API, (file, { target }) => {
        return isProtocol.test(target) && !isAdapter(file) && !/^api\/(http|ops)\//.test(file.path);
      }),
    ).toEqual([]);
  });
});

describe('*.store.ts', () => {
  test('hold the SQL and the tables', () => {
    const sql = /\$(queryRaw|executeRaw)/;
    const others = API.filter(
      (file) => !isAdapter(file) && !/\.store\.ts$/.test(file.path) && !OF_TABLES.test(file.path),
    );
    const writing = others.filter(({ path, text, program }) => {
      const hasTable = [...walkNodes(program)].some(
        (node) => node.type === 'CallExpression' && isTableCall(node.callee),
      );
      return !path.startsWith('api/sandbox/') && (hasTable || sql.test(text));
    });
    expect(writing.map(({ path }) => path)).toEqual([]);
  });

  test('alone know the types of rows and tables', () => {
    expect(
      breaches(API, (file, { target }) => {
        const mayKnow = isAdapter(file) || /\.store\.ts$/.test(file.path) || OF_TABLES.test(file.path);
        return target.startsWith('api/kernel/generated/') && !mayKnow;
      }),
    ).toEqual([]);
    // Statements are typed by one builder.
    expect(
      breaches(API, ({ path }, { target }) => {
        return target.startsWith('api/kernel/generated/kysely/') && path !== 'api/kernel/query.ts';
      }),
    ).toEqual([]);
  });
});

test('a gateway’s adapter is chosen where processes start', () => {
  const adapter = /^api\/.*(?:steamHttp|steamSignInHttp|aliyunSms|alipayHttp|rateHttp|identityHttp)\.ts$/;
  expect(
    breaches(API, ({ path }, { target }) => adapter.test(target) && !path.startsWith('api/ops/process/')),
  ).toEqual([]);
});
