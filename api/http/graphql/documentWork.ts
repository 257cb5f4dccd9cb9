import type { FastifyRequest } from 'fastify';
import { DOCUMENT, SIGN_IN, type Work } from '../admission/workCost.ts';
import type { PersistedDocuments } from './persistedDocuments.ts';

const SIGN_INS = /\b(?:signIn|requestSignInCode)\b/;

function docIdOf({ body, query }: FastifyRequest): unknown {
  const source = (body ?? query) as { doc_id?: unknown } | null;
  return source?.doc_id;
}

/**
 * Processor cost of a request to `/graphql` before execution: parsing a document that is not one of the site's own. The site's documents
 * were parsed at the start and have limited cost; only sign-in is charged for them.
 */
export function documentWork(documents: PersistedDocuments): (request: FastifyRequest) => Work | null {
  return (request) => {
    const id = docIdOf(request);
    const document = typeof id === 'string' ? documents.find(id) : null;
    if (document === null) return DOCUMENT;
    return document.kind === 'mutation' && SIGN_INS.test(document.text) ? SIGN_IN : null;
  };
}
