import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import '../../../api/http/graphql/schema.ts';
import { finishDocument } from '../../../api/http/rest/finishDocument.ts';
import { serversOf } from '../../../api/http/rest/openDocument.ts';
import { listPartnerErrors } from '../../../api/http/rest/openErrors.ts';
import { CALLBACK_TYPES } from '../../../api/partners/callbacks/callback.ts';
import { ERRORS } from '../../../docs/open/client/errors.ts';
import { CALLS, DOCUMENT, type DocumentedOperation, problemsOf, responseOf, typeOf } from './documented.ts';

const HOOKS = Object.values(DOCUMENT.webhooks).map(({ post }) => post);
const OPERATIONS = [...CALLS.map(({ operation }) => operation), ...HOOKS];
const ERROR_CODES = DOCUMENT['x-error-codes'];

/** A description says something: four words at least. */
const isTelling = (text: string | undefined) => (text ?? '').split(/\s+/).length >= 4;

/** Every object of a part of the document, with what is referred to. */
function* objectsIn(part: unknown, seen = new Set<unknown>()): Generator<Record<string, unknown>> {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  yield part as Record<string, unknown>;
  const { $ref } = part as { $ref?: string };
  if ($ref) {
    const [kind = '', name = ''] = $ref.split('/').slice(2);
    yield* objectsIn((DOCUMENT.components as Record<string, Record<string, object>>)[kind]?.[name], seen);
  }
  for (const value of Object.values(part)) yield* objectsIn(value, seen);
}

describe('P-04 the OpenAPI document', () => {
  test('names, groups and describes every call, every callback and every parameter', () => {
    const ids = OPERATIONS.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = DOCUMENT.tags.map(({ name }) => name);
    for (const { operationId, summary, description, tags: own = [], parameters = [] } of OPERATIONS) {
      expect(
        own.filter((tag) => tags.includes(tag)),
        operationId,
      ).toHaveLength(1);
      expect([summary, isTelling(description)], operationId).toEqual([expect.any(String), true]);
      const silent = parameters.filter((parameter) => (parameter.description ?? '') === '');
      expect(
        silent.map(({ name }) => name),
        operationId,
      ).toEqual([]);
    }
  });

  test('names every status that a call can answer, each with its schema', () => {
    for (const { operation } of CALLS) {
      const isSigned = operation.security?.length !== 0;
      const expected = [
        200,
        ...(isSigned ? [400, 401, 403] : []),
        ...(operation.operationId === 'streamChanges' ? [400] : []),
        ...(operation.requestBody ? [413, 415] : []),
        ...[429, 500, 503],
        ...(operation['x-errors']?.includes('notFound') ? [404] : []),
        ...(operation['x-errors']?.some((code) => code !== 'notFound') ? [422] : []),
        ...(['streamPrices', 'getDump'].includes(operation.operationId) ? [304] : []),
      ];
      const statuses = Object.keys(operation.responses).map(Number);
      expect(statuses, operation.operationId).toEqual(expected.toSorted((a, b) => a - b));
      for (const status of statuses.filter((each) => each !== 304)) {
        const response = responseOf(operation, status);
        const type = status === 200 ? typeOf(operation) : 'application/json';
        expect(response?.content?.[type]?.schema, `${operation.operationId} ${status}`).toBeTruthy();
        expect(response?.description).not.toBe('Default Response');
      }
    }
  });

  test('lets answers and callbacks grow, and refuses unknown fields in what is sent', () => {
    const closed = (part: unknown) =>
      [...objectsIn(part)].filter((each) => each.additionalProperties === false);
    const answers = [CALLS.map(({ operation }) => operation.responses), DOCUMENT.webhooks];
    expect(closed(answers)).toEqual([]);
    const bodies = CALLS.flatMap(({ operation }) =>
      operation.requestBody && operation.operationId !== 'selftest' ? [operation.requestBody] : [],
    );
    expect(bodies.filter((body) => closed(body).length === 0)).toEqual([]);
    expect(bodies.length).toBeGreaterThan(8);
  });

  test('types the data of every callback', () => {
    expect(Object.keys(DOCUMENT.webhooks).toSorted()).toEqual([...CALLBACK_TYPES].toSorted());
    for (const type of CALLBACK_TYPES) {
      const schema = DOCUMENT.webhooks[type]?.post.requestBody?.content['application/json']?.schema ?? {};
      const other = {
        id: '01a215d7-ea58-7000-8028-348499f0f87e',
        type,
        version: '1',
        timestamp: '2026-11-25T08:00:00.000Z',
      };
      expect(problemsOf(schema, { ...other, data: {} }), type).not.toEqual([]);
    }
  });

  test('has an example of every call, and each example fits its schema', () => {
    const check = ({ operationId, requestBody, responses, parameters = [] }: DocumentedOperation) => {
      const parts = [
        requestBody?.content,
        ...Object.keys(responses).map(
          (status) => responseOf({ operationId, responses }, Number(status))?.content,
        ),
      ];
      const wrong = parts.flatMap((content) => {
        const {
          schema = {},
          example,
          examples = {},
        } = content?.['text/event-stream'] ?? content?.['application/json'] ?? {};
        const values = [
          ...(example === undefined ? [] : [example]),
          ...Object.values(examples).map(({ value }) => value),
        ];
        return values.flatMap((value) => problemsOf(schema, value));
      });
      const given = parameters.filter(({ example }) => example !== undefined);
      return [...wrong, ...given.flatMap(({ schema, example }) => problemsOf(schema, example))];
    };
    for (const operation of OPERATIONS) {
      expect(check(operation), operation.operationId).toEqual([]);
      if (operation.requestBody)
        expect(
          operation.requestBody.content['application/json']?.example,
          operation.operationId,
        ).toBeDefined();
      for (const { name, required, example } of operation.parameters ?? [])
        if (required && !name.startsWith('webhook-'))
          expect(example, `${operation.operationId} ${name}`).toBeDefined();
    }
    for (const { operation } of CALLS.filter((call) => typeOf(call.operation) !== 'application/zstd'))
      expect(
        operation.responses[200]?.content?.[typeOf(operation)]?.example,
        operation.operationId,
      ).toBeDefined();
  });

  test('names the address of its market first, where the market has one', () => {
    const urls = (servers: readonly object[]) => servers.map((server) => (server as { url: string }).url);
    expect(urls(serversOf('https://shiji.test'))[0]).toBe('https://shiji.test');
    expect(urls(serversOf(null))).toEqual(urls(DOCUMENT.servers));
    const made = { paths: {}, components: { schemas: {} } };
    expect(finishDocument(made, serversOf(null))).toMatchObject({ webhooks: {}, servers: DOCUMENT.servers });
  });
});

describe('P-04 the catalogue of codes', () => {
  const errors = listPartnerErrors();
  const codes = errors.map(({ error }) => error);

  test('has every code that a call or an open mutation can answer, and no other', () => {
    const graphql = buildSchema(
      readFileSync(new URL('../../../docs/open/schema.graphql', import.meta.url), 'utf8'),
    ).getType('ErrorCode');
    const values = isEnumType(graphql) ? graphql.getValues().map(({ name }) => name) : [];
    const ofRest = CALLS.flatMap(({ operation }) => operation['x-errors'] ?? []);
    expect(ofRest.filter((code) => !codes.includes(code))).toEqual([]);
    const domain = errors.filter(({ status }) => status === 422);
    const known = domain.map(({ graphqlCode }) => graphqlCode);
    expect(values.filter((value) => !known.includes(value))).toEqual([]);
    const unmet = domain.filter(
      ({ error, graphqlCode }) => !ofRest.includes(error) && !values.includes(graphqlCode ?? ''),
    );
    expect(unmet).toEqual([]);
  });

  test('says in both languages what to do, and after how long where waiting helps', () => {
    for (const { error, retry, waitSeconds, cause, next } of errors) {
      expect(
        [/\p{Script=Han}/u.test(cause.zh + next.zh), /\p{Script=Han}/u.test(cause.en + next.en)],
        error,
      ).toEqual([true, false]);
      for (const text of [cause.zh, next.zh, cause.en, next.en]) expect(text, error).toMatch(/\S[.。]$/);
      expect(waitSeconds !== null, error).toBe(retry === 'later');
    }
  });

  test('is the same in the OpenAPI document, in the client and in both languages to read', () => {
    expect(ERROR_CODES.map(({ error }) => error)).toEqual(codes);
    expect(Object.keys(ERRORS)).toEqual(codes);
    for (const { error, code, status, retry, waitSeconds } of ERROR_CODES)
      expect(ERRORS[error]).toEqual({ code, status, retry, waitSeconds });
    for (const language of ['en', 'zh']) {
      const text = readFileSync(new URL(`../../../docs/open/errors.${language}.md`, import.meta.url), 'utf8');
      for (const { error, next } of errors) {
        expect(text).toContain(`| \`${error}\` |`);
        expect(text).toContain(next[language as 'en' | 'zh'].replaceAll('|', '\\|'));
      }
    }
  });
});
