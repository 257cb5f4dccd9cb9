import type { FastifyRequest } from 'fastify';
import { DOCUMENT, SIGN_IN, type Work } from '../admission/workCost.ts';
import type { PersistedDocuments } from './persistedDocuments.ts';

const SIGN_INS = /\b(?:signIn|requestSignInCode)\b/;

function docIdOf({ body, query }: FastifyRequest): unknown {
  const source = (body ?? query) as { doc_id?: unknown } | null;
  return source?.doc_id;
}

/**
 * What a request to `/graphql` asks of the processor before it is carried out: reading a free document. The site's own documents were read
 * at the start and are bounded; of them only signing in is work.
 */
export function documentWork(documents: PersistedDocuments): (request: FastifyRequest) => Work | null {
  return (request) => {
    const id = docIdOf(request);
    const document = typeof id === 'string' ? documents.find(id) : null;
    if (document === null) return DOCUMENT;
    return document.kind === 'mutation' && SIGN_INS.test(document.text) ? SIGN_IN : null;
  };
}
