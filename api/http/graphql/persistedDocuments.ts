import type { FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  parse,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { DOCUMENT, SIGN_IN, type Work } from '../admission/workCost.ts';
import type { GraphqlContext } from './context.ts';

/** A persisted document of the site. */
export interface PersistedDocument {
  readonly text: string;
  /** Name of its operation in the site's sources. */
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Executes the document. It is compiled on first use, but for a reader who is signed in only where no field of it selects relations. */
  run(variables: Record<string, unknown>, context: GraphqlContext): Promise<ExecutionResult>;
}

/** The site's persisted documents by id. */
export interface PersistedDocuments {
  find(id: string): PersistedDocument | null;
  /** The name of the document with exactly this text. */
  nameOfText(text: string): string | null;
}

type Run = PersistedDocument['run'];

function interpret(schema: GraphQLSchema, document: DocumentNode): Run {
  return async (variables, context) =>
    execute({ schema, document, variableValues: variables, contextValue: context });
}

/** Whether values of an input type can contain values of the same type, at any depth. */
function isRecursive(type: GraphQLInputType, within: readonly GraphQLInputType[] = []): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return false;
  if (within.includes(named)) return true;
  return Object.values(named.getFields()).some((field) => isRecursive(field.type, [...within, named]));
}

function takesRecursiveInput(schema: GraphQLSchema, document: DocumentNode): boolean {
  const variables = getOperationAST(document)?.variableDefinitions ?? [];
  return variables.some((variable) => {
    const type = typeFromAST(schema, variable.type);
    return isInputType(type) && isRecursive(type);
  });
}

function compile(schema: GraphQLSchema, document: DocumentNode): Run {
  // Compiled code spells out an input type wherever it occurs: for one within itself, without end.
  if (takesRecursiveInput(schema, document)) return interpret(schema, document);
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) return interpret(schema, document);
  return async (variables, context) =>
    compiled.query(undefined, context, variables) as Promise<ExecutionResult>;
}

/**
 * Whether a field selects relations, which Pothos merges into one statement of Prisma's. It cannot do so in compiled code, where such fields
 * read for themselves (decision 0337).
 */
function selectsRelations(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isFound = false;
  const Field = (): void => {
    isFound ||= Boolean(types.getFieldDef()?.extensions.pothosPrismaSelect);
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return isFound;
}

/** Loads the site's documents as written by the Relay compiler. */
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
      const isCompiledForAll = !selectsRelations(schema, document);
      let compiled: Run | null = null;
      const run: Run = (variables, context) => {
        if (context.viewer !== null && !isCompiledForAll) return interpreted(variables, context);
        compiled ??= compile(schema, document);
        return compiled(variables, context);
      };
      return [id, { text, name: operation?.name?.value ?? '', kind, run }];
    }),
  );
  const names = new Map([...documents.values()].map(({ text, name }) => [text, name]));
  return { find: (id) => documents.get(id) ?? null, nameOfText: (text) => names.get(text) ?? null };
}

const SIGN_INS = /\b(?:signIn|requestSignInCode)\b/;

/** The id of a persisted document. Undefined if the request also has a text: Yoga runs the text and ignores the id. */
function docIdOf({ body, query }: FastifyRequest): unknown {
  const source = (body ?? query) as { doc_id?: unknown; query?: unknown } | null;
  return source?.query === undefined ? source?.doc_id : undefined;
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
