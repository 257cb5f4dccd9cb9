import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { openCache } from '../../kernel/caches.ts';

/** Maximum memory of a parsed document per character: a field with a one-letter name is a node, its name, its locations and its token. */
const BYTES_OF_LETTER = 320;
const BYTES_OF_ENTRY = 2_000;

/**
 * Caches documents that were parsed and found valid, up to a limit in bytes. Invalid documents are never cached: each costs its sender
 * again, and its errors can be long.
 */
export function useDocumentCache(): Plugin {
  const documents = openCache<DocumentNode>(
    'documents',
    (_document, text) => text.length * BYTES_OF_LETTER + BYTES_OF_ENTRY,
  );
  const texts = new WeakMap<DocumentNode, string>();
  return {
    onParse({ params, setParsedDocument }) {
      const text = String(params.source);
      const known = documents.get(text);
      if (known) {
        setParsedDocument(known);
        return;
      }
      return ({ result }) => {
        if (result !== null && 'kind' in result) texts.set(result, text);
      };
    },
    onValidate({ params: { documentAST }, setResult }) {
      const text = texts.get(documentAST);
      if (text === undefined) return;
      if (documents.peek(text) === documentAST) {
        setResult([]);
        return;
      }
      return ({ valid }) => {
        if (valid) documents.set(text, documentAST);
      };
    },
  };
}
