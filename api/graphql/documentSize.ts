import { type DocumentNode, GraphQLError, type ParseOptions, type Source, TokenKind } from 'graphql';
import { Parser } from 'graphql/language/parser.js';
import type { Plugin } from 'graphql-yoga';

const TOKENS_MAX = 4_000;
/** The parser calls itself at each brace and bracket: some thousand of them end its stack. */
const NESTING_MAX = 100;

const OPENING: readonly TokenKind[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const CLOSING: readonly TokenKind[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

class BoundedParser extends Parser {
  private nesting = 0;

  override advanceLexer(): void {
    super.advanceLexer();
    const { kind } = this._lexer.token;
    if (OPENING.includes(kind)) this.nesting += 1;
    else if (CLOSING.includes(kind)) this.nesting -= 1;
    if (this.nesting > NESTING_MAX)
      throw new GraphQLError(`Syntax Error: Nesting limit of ${NESTING_MAX} exceeded.`);
  }
}

function parseBounded(source: string | Source, options?: ParseOptions): DocumentNode {
  return new BoundedParser(source, { ...options, maxTokens: TOKENS_MAX }).parseDocument();
}

/** Ends the reading of a document that is too long or too deep at the first word over the limit (T-7). */
export function useDocumentSize(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn(parseBounded);
    },
  };
}
