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
/** The parser calls itself at each brace and bracket: some thousand of them end its stack. */
const NESTING_MAX = 100;
/** Of a free document, as UTF-8: a client's whole introspection takes a tenth of it. */
const DOCUMENT_BYTES_MAX = 32 * 1024;
/** Of what stands between the words of a document: indentation and comments, but no second document's worth. */
const PADDING_LETTERS_MAX = 8 * 1024;
/** Of a request: a document, and twice as much for its variables, which may name a thousand ids. */
const BODY_BYTES_MAX = 3 * DOCUMENT_BYTES_MAX;

/** Mutations whose input is a list that may be long: a thousand copies or listings, five hundred exceptions of a rule, a hundred Mafiles. */
const BULKY_MUTATIONS: readonly string[] = [
  'bindSteamAccounts',
  'cancelScheduledListings',
  'createSellingRule',
  'listItems',
  'previewListings',
  'previewSellingRule',
  'repriceListings',
  'scheduleListings',
  'setCosts',
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
  return operation === 'mutation' && names.every((name) => BULKY_MUTATIONS.includes(name));
}

/**
 * Refuses a free document of more bytes than one may have, and ends the reading of one that is too long, too deep or padded at the first
 * word over the limit (T-7). Stands before whatever puts a document of ours in the place of its id.
 */
export function useDocumentSize(): Plugin {
  return {
    onParams({ params, setResult }) {
      // Another kind of value is refused by name further on.
      const { query } = params as { query?: unknown };
      if (typeof query === 'string' && Buffer.byteLength(query) > DOCUMENT_BYTES_MAX)
        setResult({ errors: [tooLarge(`A document may have at most ${DOCUMENT_BYTES_MAX} bytes.`)] });
    },
    onParse({ setParseFn }) {
      setParseFn(parseBounded);
    },
  };
}

/** Whether a request is no larger than any may be. */
export function isUsualSize({ bodyBytes }: Pick<RequestContext, 'bodyBytes'>): boolean {
  return bodyBytes <= BODY_BYTES_MAX;
}

/** Refuses large requests but for the mutations that need them. Stands behind whatever else answers for the validity of a document. */
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
