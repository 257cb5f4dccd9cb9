import {
  type DocumentNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type ParseOptions,
  type Source,
  TokenKind,
} from 'graphql';
import { Parser } from 'graphql/language/parser.js';
import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from './context.ts';

const TOKENS_MAX = 4_000;
/** The parser recurses at each brace and bracket. A few thousand of them would overflow its stack. */
const NESTING_MAX = 100;
/** Maximum size of a document that is not one of the site's own, as UTF-8: a client's full introspection uses a tenth of it. */
const DOCUMENT_BYTES_MAX = 32 * 1024;
/** Maximum number of characters between the tokens of a document: enough for indentation and comments. */
const PADDING_LETTERS_MAX = 8 * 1024;
/** Maximum size of a request: a document, and twice as much for its variables, which may contain a thousand ids. */
const BODY_BYTES_MAX = 3 * DOCUMENT_BYTES_MAX;

/**
 * Fields with long list inputs: a thousand copies or listings, ten thousand of an action on many, five hundred
 * exceptions of a rule, a hundred Mafiles, the lines of a price sheet.
 */
const BULKY_FIELDS: readonly string[] = [
  'bindSteamAccounts',
  'cancelScheduledListings',
  'createSellingRule',
  'importPriceSheet',
  'listItems',
  'bulkPreviewOutcomes',
  'previewBulkAction',
  'previewListings',
  'previewSellingRule',
  'repriceListings',
  'scheduleListings',
  'setCosts',
  'startBulkAction',
  'unlistListings',
  'updateSellingRule',
];

const OPENING: readonly TokenKind[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const CLOSING: readonly TokenKind[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

function tooLarge(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'PAYLOAD_TOO_LARGE', http: { status: 413 } } });
}

class BoundedParser extends Parser {
  private nesting = 0;
  private letters = 0;

  override advanceLexer(): void {
    super.advanceLexer();
    const { kind, start, end } = this._lexer.token;
    this.letters += end - start;
    if (OPENING.includes(kind)) this.nesting += 1;
    else if (CLOSING.includes(kind)) this.nesting -= 1;
    if (this.nesting > NESTING_MAX)
      throw new GraphQLError(`Syntax Error: Nesting limit of ${NESTING_MAX} exceeded.`);
    if (end - this.letters > PADDING_LETTERS_MAX)
      throw tooLarge(`A document may have at most ${PADDING_LETTERS_MAX} characters of space and comments.`);
  }
}

function parseBounded(source: string | Source, options?: ParseOptions): DocumentNode {
  return new BoundedParser(source, { ...options, maxTokens: TOKENS_MAX }).parseDocument();
}

function isBulky({ operation, selectionSet }: OperationDefinitionNode): boolean {
  const names = selectionSet.selections.map((field) => (field.kind === Kind.FIELD ? field.name.value : ''));
  return operation !== 'subscription' && names.every((name) => BULKY_FIELDS.includes(name));
}

/**
 * Rejects documents that are not the site's own and exceed the size limit. Parsing stops at the first token over the limit for length,
 * depth or padding (T-7). Must run before the plugin that replaces the id of a persisted document by its text.
 */
export function useDocumentSize(): Plugin {
  return {
    onParams({ params, setResult }) {
      // A later plugin rejects values of other types by name.
      const { query } = params as { query?: unknown };
      if (typeof query === 'string' && Buffer.byteLength(query) > DOCUMENT_BYTES_MAX)
        setResult({ errors: [tooLarge(`A document may have at most ${DOCUMENT_BYTES_MAX} bytes.`)] });
    },
    onParse({ setParseFn }) {
      setParseFn(parseBounded);
    },
  };
}

/** True if the size of a request is within the general limit. */
export function isUsualSize({ bodyBytes }: Pick<RequestContext, 'bodyBytes'>): boolean {
  return bodyBytes <= BODY_BYTES_MAX;
}

/** Rejects large requests, except for the fields that need them. Must run after all other validation. */
export function useBodySize(): Plugin<RequestContext> {
  return {
    onValidate({ context, params: { documentAST }, setResult }) {
      const { definitions } = documentAST as DocumentNode;
      const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
      if (isUsualSize(context as unknown as RequestContext) || operations.every(isBulky)) return;
      setResult([tooLarge(`A request like this may have at most ${BODY_BYTES_MAX} bytes.`)]);
    },
  };
}
