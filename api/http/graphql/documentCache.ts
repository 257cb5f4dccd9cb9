import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';

/** Room for all parsed documents together. Their texts are anybody's: a count alone would bound nothing. */
const ROOM_BYTES = 32 * 1024 * 1024;
/** What one letter of a document takes at most once it is parsed: a field of one letter is a node, its name, its places and its token. */
const BYTES_OF_LETTER = 320;
const BYTES_OF_ENTRY = 2_000;

/**
 * Keeps documents that were parsed and found valid, within so many bytes. One that is not is never kept: whoever sends it pays for it
 * each time, and its errors can be long.
 */
export function useDocumentCache(): Plugin {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: ROOM_BYTES,
    sizeCalculation: (_document, text) => text.length * BYTES_OF_LETTER + BYTES_OF_ENTRY,
  });
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
