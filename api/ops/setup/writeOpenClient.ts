import { mkdirSync, writeFileSync } from 'node:fs';
import { fastify } from 'fastify';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { listPartnerErrors } from '../../http/rest/openErrors.ts';
import type { OpenContext } from '../../http/rest/restApp.ts';
import { openRoutes } from '../../http/rest/router.ts';
import { partnerErrorTable } from './errorTable.ts';

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: JSONSchema }[];
  requestBody?: { required?: boolean; content: { 'application/json': { schema: JSONSchema } } };
  responses: Record<string, { content?: { 'application/json'?: { schema: JSONSchema } } }>;
}

/** A call with the names of its types. */
interface Call {
  method: string;
  path: string;
  operation: Operation;
  name: string;
  query: string | null;
  inPath: string[];
  body: string | null;
}

const PREFIX = '/open/v1';
const BANNER = '// Made by `npm run generate` of the routes of /open/v1. Change those instead.';
/** The compiler's own output: the wrapper type and its name. */
const WRAPPER = /export interface OpenPlatform \{[^}]*\}\n/;
const REFERENCE_NOTE =
  /(?: \*\n)? \* This interface was referenced by `OpenPlatform`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
const EMPTY_COMMENT = /\/\*\*\n \*\/\n/g;

/** Creates the OpenAPI document of `/open/v1` from its routes. No handler is called, so their dependencies can be empty. */
async function describeOpen(): Promise<Record<string, unknown>> {
  const app = fastify();
  const nothing = { services: { platform: { config: { OPEN_REQUESTS_PER_MINUTE: 1 } } }, keys: [] };
  await app.register((open) => openRoutes(open, nothing as unknown as OpenContext), { prefix: '/open/v1' });
  await app.ready();
  const answer = await app.inject('/open/v1/openapi.json');
  await app.close();
  return answer.json();
}

function capital(text: string): string {
  return text[0]?.toUpperCase() + text.slice(1);
}

/** Converts the references of an OpenAPI document to those of a JSON schema. */
function moveReferences<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/definitions/')) as Value;
}

function parametersOf({ parameters = [] }: Operation, place: string): JSONSchema | null {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return null;
  return {
    type: 'object',
    additionalProperties: false,
    required: own.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      own.map(({ name, schema, description }) => [
        name,
        { ...schema, ...(description ? { description } : {}) },
      ]),
    ),
  };
}

function callsOf(document: Record<string, unknown>): Call[] {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  // The client is of the signed calls; the stream outside of them is read by any client of server-sent events.
  const signed = Object.entries(paths).filter(([path]) => path.startsWith(`${PREFIX}/`));
  return signed.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const name = capital(operation.operationId);
      return {
        method: method.toUpperCase(),
        path: path.slice(PREFIX.length),
        operation,
        name,
        query: parametersOf(operation, 'query') ? `${name}Query` : null,
        inPath: (operation.parameters ?? [])
          .filter(({ in: place }) => place === 'path')
          .map((one) => one.name),
        body: operation.requestBody ? `${name}Body` : null,
      };
    }),
  );
}

/** The data that a call returns within the envelope. */
function dataOf({ responses }: Operation): JSONSchema | undefined {
  const answer = responses['200']?.content?.['application/json']?.schema;
  return (answer?.properties as Record<string, JSONSchema> | undefined)?.data;
}

/** True for a call that answers a file instead of an envelope. */
function isFile({ responses }: Operation): boolean {
  return responses['200']?.content?.['application/json'] === undefined;
}

/** The type of a call's data: a named one, or its own. */
function dataNameOf({ operation, name }: Call): string {
  const reference = dataOf(operation)?.$ref;
  return reference ? (reference.split('/').at(-1) ?? '') : `${name}Data`;
}

function definitionsOf(
  document: Record<string, unknown>,
  calls: readonly Call[],
): Record<string, JSONSchema> {
  const { schemas } = document.components as { schemas: Record<string, JSONSchema> };
  const own = calls.flatMap(({ operation, name, query, body }): [string, JSONSchema][] => {
    const data = dataOf(operation);
    const parameters = parametersOf(operation, 'query');
    return [
      ...(query && parameters ? [[query, parameters] as [string, JSONSchema]] : []),
      ...(body
        ? [[body, operation.requestBody?.content['application/json'].schema] as [string, JSONSchema]]
        : []),
      ...(data?.$ref || isFile(operation) ? [] : [[`${name}Data`, data ?? {}] as [string, JSONSchema]]),
    ];
  });
  return moveReferences({ ...schemas, ...Object.fromEntries(own) });
}

function methodOf(call: Call): string {
  const { method, path, operation, query, inPath, body } = call;
  const args = [
    ...inPath.map((parameter) => `${parameter}: string`),
    ...(query ? [`query: types.${query} = {} as types.${query}`] : []),
    ...(body ? [`body: types.${body}`] : []),
  ];
  const target = path.replace(/\{(\w+)\}/g, (_, parameter: string) => `\${encodeURIComponent(${parameter})}`);
  const sent = [...(query ? ['query: { ...query }'] : []), ...(body ? ['body'] : [])].join(', ');
  const { summary, description } = operation;
  const told = `  /** ${summary}.${description ? ` ${description.replaceAll('*/', '')}` : ''} */`;
  if (isFile(operation))
    return `${told}
  ${operation.operationId}(${args.join(', ')}): Promise<SignedFile> {
    return this.file(\`${target}\`);
  }`;
  return `${told}
  ${operation.operationId}(${args.join(', ')}): Promise<types.${dataNameOf(call)}> {
    return this.call('${method}', \`${target}\`, { ${sent} });
  }`;
}

/** The catalogue of codes as the client carries it. */
function errorsModule(): string {
  const rows = listPartnerErrors().map(
    ({ error, code, status, retry, waitSeconds }) =>
      `  ${error}: { code: ${code}, status: ${status}, retry: '${retry}', waitSeconds: ${waitSeconds} },`,
  );
  return `${BANNER}

/**
 * When a request that met an error can succeed: never as such; after the request, or the account, has changed; the same one after a while.
 */
export type Retry = 'never' | 'changed' | 'later';

/** What a code means for a program. \`waitSeconds\` holds where the answer has no Retry-After. */
export interface ErrorRule {
  readonly code: number;
  readonly status: number;
  readonly retry: Retry;
  readonly waitSeconds: number | null;
}

/** Every code that a call can answer, by its \`error\`. Others may come: go by the HTTP status then. */
export const ERRORS: Readonly<Record<string, ErrorRule>> = {
${rows.join('\n')}
};
`;
}

/**
 * Generates the files that partners build on, by path in `docs/open`: the OpenAPI document, types, calls and codes of the TypeScript
 * client, and the catalogue of codes to read.
 */
export async function openClientFiles(): Promise<Record<string, string>> {
  const document = await describeOpen();
  const calls = callsOf(document);
  const types = await compile({ definitions: definitionsOf(document, calls) }, 'OpenPlatform', {
    additionalProperties: false,
    unreachableDefinitions: true,
    bannerComment: BANNER,
  });
  const client = `${BANNER}
import { SignedCalls, type SignedFile } from './signedCalls.ts';
import type * as types from './types.ts';

/** Every call of the open platform, typed. */
export class OpenClient extends SignedCalls {
${calls.map(methodOf).join('\n\n')}
}
`;
  return {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'client/types.ts': types.replace(WRAPPER, '').replace(REFERENCE_NOTE, '').replace(EMPTY_COMMENT, ''),
    'client/openClient.ts': client,
    'client/errors.ts': errorsModule(),
    'errors.en.md': partnerErrorTable('en'),
    'errors.zh.md': partnerErrorTable('zh'),
  };
}

/** Writes those files. */
export async function writeOpenClient(): Promise<void> {
  const folder = new URL('../../../docs/open/', import.meta.url);
  mkdirSync(new URL('client/', folder), { recursive: true });
  for (const [path, text] of Object.entries(await openClientFiles()))
    writeFileSync(new URL(path, folder), text);
}
