import { assert } from './assert.ts';

/** A language that messages are written in. */
export type Language = 'zh' | 'en';

/** What TypeScript holds for the type of a GraphQL field; `?` is nullable. */
interface FieldTypes {
  Int: number;
  'Int?': number | null;
  String: string;
  'String?': string | null;
  Cents: bigint;
  DateTime: Date;
  'DateTime?': Date | null;
  '[Int]': readonly number[];
}

/** A typed value of an error, shown as a field of its GraphQL type. */
export interface ErrorField<T> {
  readonly type: string;
  readonly description: string;
  /** Holds the TypeScript type; never set. */
  readonly value?: T;
}

/** Declares a field by the name of its GraphQL type; a type that is not a scalar is declared in a `*.graphql.ts`. */
export function field<K extends keyof FieldTypes>(type: K, description: string): ErrorField<FieldTypes[K]>;
export function field<T>(type: string, description: string): ErrorField<T>;
export function field(type: string, description: string): ErrorField<unknown> {
  return { type, description };
}

type Fields = Record<string, ErrorField<unknown>>;
type Values<F> = { readonly [K in keyof F]: F[K] extends ErrorField<infer T> ? T : never };
type Words<V> = string | ((values: V) => string);

/**
 * When a request that met an error can succeed: never as such; after the request, or the account, has changed; the same one after a while.
 */
export type Retry = 'never' | 'changed' | 'later';

/** What a partner's engineer needs to know about an error besides its description. */
export interface ErrorGuide<V = unknown> {
  readonly retry: Retry;
  /** With `later`: seconds to wait before the same request where the answer has no Retry-After. */
  readonly waitSeconds?: number;
  /** The cause, in Chinese. The English one is the description. */
  readonly causeZh: string;
  /** What to do, in both languages. */
  readonly nextZh: string;
  readonly nextEn: string;
  /** Values of its fields, for the example in the documents. */
  readonly example?: V;
}

/** Everything that is to be said about one domain error. */
export interface ErrorDefinition<V> {
  /** Stable, in camelCase. The GraphQL type has the same name with a capital letter. */
  readonly code: string;
  /** Code of the REST envelope. */
  readonly number: number;
  /** When the error occurs, for developers: the description of the GraphQL type and the row in `docs/errors.md`. */
  readonly description: string;
  /** The message for people, in Chinese. */
  readonly zh: Words<V>;
  /** The message for people, in English. */
  readonly en: Words<V>;
  /** The field of the input that is wrong, where it is always the same one. */
  readonly input?: string;
  /** For an error that partners can meet: its part of their catalogue of codes. */
  readonly guide?: ErrorGuide<V>;
}

/** An expected failure of a request that was understood: thrown by services, sent to clients with its code and a message. */
export abstract class DomainError extends Error {
  readonly code: string;
  /** Code of the REST envelope. */
  readonly number: number;
  /** The values of its fields, which are properties as well. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly #definition: ErrorDefinition<unknown>;

  constructor(definition: ErrorDefinition<unknown>, values: object) {
    super(typeof definition.en === 'string' ? definition.en : definition.en(values));
    this.name = typeNameOf(definition.code);
    this.code = definition.code;
    this.number = definition.number;
    this.#definition = definition;
    this.values = { ...values };
    Object.assign(this, values);
  }

  /** The message in the reader's language. */
  messageIn(language: Language): string {
    const words = this.#definition[language];
    return typeof words === 'string' ? words : words(this);
  }
}

/** The class that `defineError` makes. The constructor of an error with fields takes their values. */
type ErrorClass<F> = keyof F extends never
  ? new () => DomainError
  : new (
      values: Values<F>,
    ) => DomainError & Values<F>;

/** A domain error as the documentation and the GraphQL schema see it. */
export interface DefinedError extends Omit<ErrorDefinition<never>, 'zh' | 'en' | 'guide'> {
  readonly guide?: ErrorGuide;
  readonly typeName: string;
  readonly fields: Fields;
  readonly ErrorClass: new (values: object) => DomainError;
}

const registry = new Map<string, DefinedError>();

/** Defines a domain error: its class, its GraphQL type, its REST code, its messages and its row of the documentation. */
// biome-ignore lint/complexity/noBannedTypes: an error without fields has no keys
export function defineError<const F extends Fields = {}>(
  definition: ErrorDefinition<Values<F>> & { readonly fields?: F },
): ErrorClass<F> {
  const { code, number, description, input, guide, fields = {} } = definition;
  for (const other of registry.values())
    assert(
      other.code !== code && other.number !== number,
      `${code} takes the code or the number of ${other.code}`,
    );
  const ErrorClass = class extends DomainError {
    constructor(values: object = {}) {
      super(definition as ErrorDefinition<unknown>, values);
    }
  };
  registry.set(code, {
    code,
    number,
    description,
    ...(input === undefined ? {} : { input }),
    ...(guide === undefined ? {} : { guide: guide as ErrorGuide }),
    fields,
    typeName: typeNameOf(code),
    ErrorClass,
  });
  return ErrorClass as unknown as ErrorClass<F>;
}

/** Every domain error whose module was loaded, by number. */
export function listDomainErrors(): DefinedError[] {
  return [...registry.values()].sort((a, b) => a.number - b.number);
}

function typeNameOf(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1);
}
