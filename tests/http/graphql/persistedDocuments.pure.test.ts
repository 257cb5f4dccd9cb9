import { readFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { DOCUMENT } from '../../../api/http/admission/workCost.ts';
import type { GraphqlContext } from '../../../api/http/graphql/context.ts';
import { documentWork, openPersistedDocuments } from '../../../api/http/graphql/persistedDocuments.ts';
import { schema } from '../../../api/http/graphql/schema.ts';

const TEXTS = JSON.parse(
  readFileSync(new URL('../../../web/__generated__/persisted.json', import.meta.url), 'utf8'),
) as Record<string, string>;

test('a visitor may ask for any document of the site: compiling it has an end', {
  // All of them take less than a second. One whose input type contains itself once took all memory.
  timeout: 20_000,
}, async () => {
  const documents = openPersistedDocuments(schema, TEXTS);
  const visitor = { viewer: null } as GraphqlContext;
  for (const id of Object.keys(TEXTS)) {
    // Its variables are missing, and so is a database: what counts is that an answer comes.
    const answer = await documents.find(id)?.run({}, visitor);
    expect(answer).toBeDefined();
  }
});

test('T-30 a text beside the id of a document of the site is charged as a text', () => {
  const documents = openPersistedDocuments(schema, TEXTS);
  const id = Object.keys(TEXTS).find((key) => documents.find(key)?.kind === 'query');
  const workOf = (query: object) => documentWork(documents)({ query } as FastifyRequest);
  expect(workOf({ doc_id: id })).toBeNull();
  expect(workOf({ doc_id: id, query: '{ platform { serverTime } }' })).toBe(DOCUMENT);
  expect(workOf({ query: '{ platform { serverTime } }' })).toBe(DOCUMENT);
});
