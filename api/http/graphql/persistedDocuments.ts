import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  parse,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GraphqlContext } from './context.ts';

/** A document of the site. */
export interface PersistedDocument {
  readonly text: string;
  /** Of its operation, as the site's sources name it. */
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Executes it: for a visitor compiled, at its first use. */
  run(variables: Record<string, unknown>, context: GraphqlContext): Promise<ExecutionResult>;
}

/** The documents of the site by id. */
export interface PersistedDocuments {
  find(id: string): PersistedDocument | null;
  /** The name of the document that reads so, letter for letter. */
  nameOfText(text: string): string | null;
}

type Run = PersistedDocument['run'];

function interpret(schema: GraphQLSchema, document: DocumentNode): Run {
  return async (variables, context) =>
    execute({ schema, document, variableValues: variables, contextValue: context });
}

function compile(schema: GraphQLSchema, document: DocumentNode): Run {
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) return interpret(schema, document);
  return async (variables, context) =>
    compiled.query(undefined, context, variables) as Promise<ExecutionResult>;
}

/** Takes the site's documents as the Relay compiler wrote them. */
export function openPersistedDocuments(
  schema: GraphQLSchema,
  texts: Readonly<Record<string, string>>,
): PersistedDocuments {
  const documents = new Map(
    Object.entries(texts).map(([id, text]): [string, PersistedDocument] => {
      const document = parse(text, { noLocation: true });
      const operation = getOperationAST(document);
      const kind = operation?.operation ?? 'query';
      const interpreted = interpret(schema, document);
      let compiled: Run | null = null;
      const run: Run = (variables, context) => {
        // Compiled code asks for its fields one after the other, and what Prisma would have merged into one statement becomes several.
        if (context.viewer !== null) return interpreted(variables, context);
        compiled ??= compile(schema, document);
        return compiled(variables, context);
      };
      return [id, { text, name: operation?.name?.value ?? '', kind, run }];
    }),
  );
  const names = new Map([...documents.values()].map(({ text, name }) => [text, name]));
  return { find: (id) => documents.get(id) ?? null, nameOfText: (text) => names.get(text) ?? null };
}
