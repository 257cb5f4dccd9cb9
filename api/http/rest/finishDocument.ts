import { CALLBACK_HEADERS } from './openDocument.ts';
import { listPartnerErrors, type PartnerError } from './openErrors.ts';
import examples from './openExamples.json' with { type: 'json' };

/** A part of the OpenAPI document, as JSON. */
type Json = Record<string, unknown>;
interface Operation extends Json {
  operationId: string;
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, Json> };
  responses: Record<string, Json>;
  security?: readonly unknown[];
  'x-errors'?: readonly string[];
}
interface OpenApiDocument extends Json {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; responses?: Record<string, Json> } & Json;
}
/** Examples of a call: what is sent, and what came. */
interface CallExample {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  answer?: unknown;
  /** The same answer as JSON lines. */
  lines?: readonly unknown[];
}

const JSON_TYPE = 'application/json';
const LINES_TYPE = 'application/x-ndjson';
const SCHEMAS = '#/components/schemas/';
const RETRY_AFTER = {
  description: 'Seconds to wait before the same request is sent again.',
  schema: { type: 'integer', minimum: 0 },
};
const LIMIT_HEADERS = Object.fromEntries(
  ['limit', 'remaining', 'reset'].map((name) => [
    `X-RateLimit-${name}`,
    {
      description: 'Requests of a minute; those that are left; seconds until all are.',
      schema: { type: 'integer' },
    },
  ]),
);
const WORDS: Record<number, string> = {
  400: 'The request is malformed: `field` names what is wrong.',
  401: 'The request is not signed as it must be.',
  403: 'Your own settings do not allow the request.',
  404: 'It does not exist, or is not yours.',
  413: 'The body is too large.',
  415: 'The body is not declared as JSON.',
  429: 'Too many requests of this minute. Wait as `Retry-After` says.',
  500: 'The market failed. Send the same again, under the same number.',
  503: 'The open platform is closed, or cannot answer for a moment. Wait as `Retry-After` says.',
};
/** Of every signed call; of those with a body; of all calls. */
const SIGNED: readonly number[] = [400, 401, 403];
const WITH_BODY: readonly number[] = [413, 415];
const OF_ALL: readonly number[] = [429, 500, 503];

function failureContent(errors: readonly PartnerError[]): Json {
  const values = errors.map(({ error, cause, example }) => [error, { summary: cause.en, value: example }]);
  return { [JSON_TYPE]: { schema: { $ref: `${SCHEMAS}Failure` }, examples: Object.fromEntries(values) } };
}

const nameOf = (status: number): string => `Status${status}`;

/** The answers that many calls share, by name. */
function sharedResponses(errors: readonly PartnerError[]): Record<string, Json> {
  const entries = Object.entries(WORDS).map(([text, description]) => {
    const status = Number(text);
    const waits = status === 429 || status === 503 ? { 'Retry-After': RETRY_AFTER } : {};
    const headers = { ...waits, ...(status === 429 ? LIMIT_HEADERS : {}) };
    const own = errors.filter((error) => error.status === status);
    return [
      nameOf(status),
      { description, ...(Object.keys(headers).length > 0 && { headers }), content: failureContent(own) },
    ];
  });
  return Object.fromEntries(entries);
}

/** The answer 422 of a call, which lists its domain errors with what to do. */
function domainResponse(errors: readonly PartnerError[]): Json {
  const rows = errors.map(({ error, cause, next }) => `- \`${error}\`: ${cause.en} ${next.en}`);
  return {
    description: `A domain error: nothing was done.\n\n${rows.join('\n')}\n\nFurther codes may come.`,
    content: failureContent(errors),
  };
}

/** Adds every status that a call can answer, with its schema. */
function withErrors(operation: Operation, errors: readonly PartnerError[]): void {
  const isSigned = operation.security?.length !== 0;
  const own = operation['x-errors'] ?? [];
  const statuses = [
    ...(isSigned ? SIGNED : []),
    ...(own.includes('notFound') ? [404] : []),
    ...(operation.requestBody ? WITH_BODY : []),
    ...OF_ALL,
  ];
  for (const status of statuses)
    operation.responses[status] = { $ref: `#/components/responses/${nameOf(status)}` };
  const domain = errors.filter(({ error, status }) => status === 422 && own.includes(error));
  if (domain.length > 0) operation.responses[422] = domainResponse(domain);
}

/** Says what an answer without an error is, and gives its example. A 304 has no content. */
function withAnswer(operation: Operation, { answer, lines = [] }: CallExample): void {
  const { 200: done, 304: unchanged } = operation.responses;
  if (done) {
    done.description = 'Done.';
    const { [JSON_TYPE]: json, [LINES_TYPE]: text } = done.content as Record<string, Json>;
    if (json && answer !== undefined) json.example = { code: 0, msg: 'ok', data: answer };
    if (text) text.example = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  }
  if (unchanged) operation.responses[304] = { description: 'Nothing has changed since your copy.' };
}

function withInputs(operation: Operation, { path = {}, query = {}, body }: CallExample): void {
  const content = operation.requestBody?.content[JSON_TYPE];
  if (content && body !== undefined) content.example = body;
  const given = { ...path, ...query };
  for (const parameter of operation.parameters ?? [])
    if (parameter.name in given) parameter.example = given[parameter.name];
}

/** The names of the shapes that a part of the document refers to, also by way of others. */
function namesIn(part: unknown, schemas: Readonly<Record<string, Json>>): Set<string> {
  const found = new Set<string>();
  const ahead = [part];
  while (ahead.length > 0) {
    const references = JSON.stringify(ahead.pop()).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    for (const [, name = ''] of references) {
      if (found.has(name)) continue;
      found.add(name);
      ahead.push(schemas[name] ?? {});
    }
  }
  return found;
}

/** Lets answers have fields that a client does not know: one that checks them strictly must not break when a field is added. */
function openUp(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  const json = part as Json;
  if (json.additionalProperties === false) delete json.additionalProperties;
  for (const value of Object.values(json)) openUp(value);
}

/** What callbacks send, by type, made of the events that `/events` lists: without state and cursor. */
function webhooksOf(schemas: Readonly<Record<string, Json>>): Record<string, Json> {
  const members = (schemas.Event?.oneOf ?? schemas.Event?.anyOf ?? []) as { $ref: string }[];
  const hooks = members.map(({ $ref }) => {
    const name = $ref.slice(SCHEMAS.length);
    const { properties = {}, required = [] } = schemas[name] as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    const type = String(properties.type?.const);
    const kept = ['id', 'type', 'version', 'timestamp', 'data'];
    const schema = {
      type: 'object',
      properties: Object.fromEntries(kept.map((field) => [field, properties[field]])),
      required: required.filter((field) => kept.includes(field)),
    };
    const example = (examples.webhooks as Record<string, unknown>)[type];
    return [type, { post: callbackOf(type, schema, example) }];
  });
  return Object.fromEntries(hooks);
}

function callbackOf(type: string, schema: Json, example: unknown): Json {
  return {
    operationId: `on${type.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: ['events'],
    summary: `The callback ${type}`,
    description:
      'Sent to your callback address. Verify `webhook-signature` over the raw body before you parse it; do what a `webhook-id` says once.',
    security: [],
    parameters: CALLBACK_HEADERS,
    requestBody: { required: true, content: { [JSON_TYPE]: { schema, ...(example ? { example } : {}) } } },
    responses: {
      '2XX': { description: 'Received. Any other status, or none within 15 seconds, is a failed attempt.' },
      410: { description: 'Gone: callbacks are switched off.' },
    },
  };
}

/**
 * Completes the OpenAPI document that is made of the routes: every status with its schema, callbacks, examples, the catalogue of codes, and
 * the shapes that are referred to, in the order of their names.
 * @param further paths beside those that the document was made of.
 */
export function finishDocument(made: object, servers: readonly object[], further: object = {}): object {
  const document = structuredClone(made) as OpenApiDocument;
  Object.assign(document.paths, structuredClone(further));
  const errors = listPartnerErrors();
  const { schemas } = document.components;
  for (const methods of Object.values(document.paths))
    for (const operation of Object.values(methods)) {
      const example: CallExample =
        (examples.calls as Record<string, CallExample>)[operation.operationId] ?? {};
      withAnswer(operation, example);
      withInputs(operation, example);
      withErrors(operation, errors);
      openUp(operation.responses);
    }
  const webhooks = webhooksOf(schemas);
  openUp(webhooks);
  const responses = sharedResponses(errors);
  const answers = [
    webhooks,
    responses,
    Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.responses),
    ),
  ];
  for (const name of namesIn(answers, schemas)) openUp(schemas[name]);
  const used = [...namesIn([document.paths, answers], schemas)].toSorted();
  return {
    ...document,
    servers,
    webhooks,
    components: {
      ...document.components,
      schemas: Object.fromEntries(used.map((name) => [name, schemas[name]])),
      responses,
    },
    'x-error-codes': errors.map(({ example: _, ...error }) => error),
  };
}
