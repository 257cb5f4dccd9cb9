import { readFileSync } from 'node:fs';
import { schema } from '../../api/http/graphql/schema.ts';
import { type FieldDocument, fieldDocuments } from '../http/graphql/fieldDocument.ts';
import { MARKED_HEADERS } from '../http/graphql/markedHeaders.ts';
import type { Draw } from './draw.ts';
import { freeDocument, type KnownValues, mangle } from './freeDocument.ts';
import type { FuzzAsk } from './fuzzRun.ts';

/** What a GraphQL fuzz draws from. */
export interface GraphqlScene {
  draw: Draw;
  known: KnownValues;
  /** Cookies of a signed-in user. */
  cookie: string;
}

const DOCUMENTS = fieldDocuments(schema);
const PERSISTED = Object.entries(
  JSON.parse(
    readFileSync(new URL('../../web/__generated__/persisted.json', import.meta.url), 'utf8'),
  ) as Record<string, string>,
);
/** The server itself rejects longer headers and then closes the connection. */
const PATH_MAX = 8_000;
const ACCEPTS = [
  'application/json',
  'application/graphql-response+json',
  'text/event-stream',
  'text/html',
  '*/*',
  'multipart/mixed',
  'image/png',
  '',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/graphql',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/graphql+json',
  '',
];
const HEADERS: readonly Record<string, string>[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { cookie: 'Authorization=%zz; bind=%00' },
  { cookie: 'Authorization=a; Authorization=b; bind=; language=%ff; currency=xx' },
  { cookie: ';;;=;__proto__=x; language=en' },
  { 'content-encoding': 'gzip' },
  { 'if-none-match': 'W/"x"' },
  { 'accept-language': 'x'.repeat(2_000) },
  { 'x-forwarded-for': '1.2.3.4, 5.6.7.8' },
  { expect: '100-continue' },
];

function post(body: string | Buffer, headers: Record<string, string> = {}): FuzzAsk {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...MARKED_HEADERS, ...headers },
    body: Buffer.from(body),
  };
}

/** Variables as JSON, with one to three of them hostile, at any depth. */
function hostileVariables(draw: Draw, { variables, holes }: FieldDocument): string {
  const copy = structuredClone(variables);
  const values: string[] = [];
  for (let count = 1 + draw.below(3); count > 0; count--) {
    const { path } = draw.one(holes);
    let place = copy;
    for (const name of path.slice(0, -1)) {
      if (typeof place[name] !== 'object' || place[name] === null) place[name] = {};
      place = place[name] as Record<string, unknown>;
    }
    place[path.at(-1) ?? ''] = `hole-${values.push(draw.json()) - 1}-`;
  }
  return JSON.stringify(copy).replace(
    /"hole-(\d+)-"/g,
    (_, index: string) => values[Number(index)] ?? 'null',
  );
}

/** Variables for one of the site's documents. The document declares their names. */
function persistedVariables({ draw, known }: GraphqlScene, text: string): string {
  const names = [...(/\(([^)]*)\)/.exec(text)?.[1] ?? '').matchAll(/\$(\w+): (\w+)/g)];
  const fields = names.map(([, name = '', type = '']) => {
    const values = known[name] ?? known[type] ?? [];
    const value = values.length > 0 && draw.chance(0.5) ? draw.one(values) : draw.json();
    return `${JSON.stringify(name)}:${value}`;
  });
  if (draw.chance(0.1)) fields.push(`"__proto__":${draw.json()}`);
  return draw.chance(0.1) ? draw.json() : `{${fields.join(',')}}`;
}

function askPersisted(scene: GraphqlScene): FuzzAsk {
  const { draw } = scene;
  const [id, text] = draw.one(PERSISTED.filter(([, document]) => !document.startsWith('subscription')));
  const variables = persistedVariables(scene, text);
  const named = draw.chance(0.9) ? JSON.stringify(id) : draw.json();
  const more = draw.chance(0.1)
    ? `,${draw.one(['"query":"{__typename}"', '"operationName":"x"', '"extensions":{}', '"doc_id":null'])}`
    : '';
  if (draw.chance(0.25)) {
    const path = `/graphql?doc_id=${encodeURIComponent(id)}&variables=${addressPart(variables)}`;
    return {
      method: 'GET',
      path: path.slice(0, PATH_MAX),
      headers: { accept: 'application/json' },
      body: null,
    };
  }
  return post(`{"doc_id":${named},"variables":${variables}${more}}`);
}

function askField({ draw }: GraphqlScene): FuzzAsk {
  const document = draw.one(DOCUMENTS);
  return post(`{"query":${JSON.stringify(document.text)},"variables":${hostileVariables(draw, document)}}`);
}

function askFree({ draw, known }: GraphqlScene): FuzzAsk {
  return post(JSON.stringify({ query: freeDocument(schema, draw, known).toWellFormed() }));
}

function askMalformed(scene: GraphqlScene): FuzzAsk {
  const { draw } = scene;
  const whole = draw.one([askField, askPersisted, askFree])(scene).body ?? Buffer.from('{}');
  const bodies: (() => Buffer)[] = [
    () => whole.subarray(0, draw.below(whole.length)),
    () => Buffer.from(mangle(draw, whole.toString('utf8')).toWellFormed()),
    () => Buffer.from(draw.json()),
    () => Buffer.from(`[${whole.toString('utf8')},${whole.toString('utf8')}]`),
    () =>
      Buffer.from(
        `{"query":${draw.json()},"variables":${draw.json()},"operationName":${draw.json()},"extensions":${draw.json()}}`,
      ),
    () => Buffer.concat([whole.subarray(0, 9), Buffer.from([0xff, 0xc0, 0x80]), whole.subarray(9)]),
    () => Buffer.from('['.repeat(20_000)),
    () => Buffer.from(`{"query":"${'{a'.repeat(3_000)}"}`),
    () => Buffer.alloc(0),
  ];
  return post(draw.one(bodies)(), { 'content-type': draw.one(TYPES) });
}

/** Text for an address: half of a surrogate pair, which a cut can leave, has no form there. */
function addressPart(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function askGet(scene: GraphqlScene): FuzzAsk {
  const { draw, known } = scene;
  const text = addressPart(freeDocument(schema, draw, known).slice(0, 3_000));
  const path = draw.one([
    `/graphql?query=${text}`,
    `/graphql?query=${text}&variables=${addressPart(draw.json().slice(0, 900))}`,
    `/graphql?query={__typename}&query=${text}`,
    `/graphql?variables=%`,
    `/graphql?doc_id=${addressPart(draw.text())}`,
    `/graphql?doc_id[]=a&doc_id[]=b`,
    `/graphql?query=mutation{signOut(input:{}){__typename}}`,
    `/graphql?${addressPart(draw.text())}`,
  ]);
  const headers = { ...MARKED_HEADERS, accept: draw.one(ACCEPTS) };
  return { method: 'GET', path: path.slice(0, PATH_MAX), headers, body: null };
}

/** The next request: mostly with invalid values, often from a signed-in user, sometimes with an unusual encoding. */
export function nextGraphqlAsk(scene: GraphqlScene): FuzzAsk {
  const { draw, cookie } = scene;
  const kind = draw.one([
    askField,
    askField,
    askField,
    askField,
    askPersisted,
    askPersisted,
    askFree,
    askFree,
    askMalformed,
    askGet,
  ]);
  const ask = kind(scene);
  // Signing out would make a visitor of all requests after it.
  const isSigned = draw.chance(0.6) && !ask.body?.includes('signOut');
  const headers: Record<string, string> = { ...ask.headers, ...(isSigned ? { cookie } : {}) };
  if (draw.chance(0.05)) headers.accept = draw.one(ACCEPTS);
  if (draw.chance(0.05)) Object.assign(headers, draw.one(HEADERS));
  if (draw.chance(0.02)) delete headers['x-requested-with'];
  const method = draw.chance(0.01) ? draw.one(['PUT', 'DELETE', 'OPTIONS', 'PATCH']) : ask.method;
  return { ...ask, method, headers };
}
