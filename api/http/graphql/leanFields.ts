import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import { GraphQLError, type GraphQLFieldResolver } from 'graphql';

/** Name of the plugin. */
export const LEAN_FIELDS = 'leanFields';

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      [LEAN_FIELDS]: LeanFieldsPlugin<Types>;
    }
  }
}

interface ScopedConfig {
  readonly pothosOptions: { readonly authScopes?: unknown };
  readonly interfaces?: readonly unknown[];
}

/** The scope of a type that says exactly `{ everyone: true }` or `{ signedIn: true }`. Null for any other scopes. */
function onlyScopeOf({ pothosOptions }: ScopedConfig): 'everyone' | 'signedIn' | null {
  const [[name, value] = [], ...more] = Object.entries(pothosOptions.authScopes ?? {});
  return (name === 'everyone' || name === 'signedIn') && value === true && more.length === 0 ? name : null;
}

/** The error of a field that a visitor may not read. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError('Please log in.', { extensions: { code: 'UNAUTHENTICATED' } });
}

type Resolver<TContext> = GraphQLFieldResolver<unknown, TContext, object>;

function forSignedIn<TContext>(resolve: Resolver<TContext>): Resolver<TContext> {
  return (source, args, context, info) => {
    if ((context as { readonly viewer: unknown }).viewer === null) throw unauthenticated();
    return resolve(source, args, context, info);
  };
}

/**
 * Keeps what the schema does for each field of each row small. The plugin for scopes would look up the scopes of a type for each of them: here
 * they are a comparison, or nothing where the type is open to everyone; such a field then has no resolver where it gives the property of its own
 * name, and compiled documents read it in place. A type still has to say whose it is, and scopes of a field or of an interface stay.
 */
class LeanFieldsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (this.#scopeOf(field) === null) return field;
    return { ...field, pothosOptions: { ...field.pothosOptions, skipTypeScopes: true } } as typeof field;
  }

  override wrapResolve(
    resolver: Resolver<Types['Context']>,
    field: PothosOutputFieldConfig<Types>,
  ): Resolver<Types['Context']> {
    return this.#scopeOf(field) === 'signedIn' ? forSignedIn(resolver) : resolver;
  }

  #scopeOf({ parentType }: PothosOutputFieldConfig<Types>): 'everyone' | 'signedIn' | null {
    const type = this.buildCache.getTypeConfig(parentType) as unknown as ScopedConfig;
    const interfaces = (type.interfaces ?? []).map(
      (shared) => this.buildCache.getTypeConfig(shared as never, 'Interface') as unknown as ScopedConfig,
    );
    const isAlone = interfaces.every(({ pothosOptions }) => pothosOptions.authScopes === undefined);
    return isAlone ? onlyScopeOf(type) : null;
  }
}

SchemaBuilder.registerPlugin(LEAN_FIELDS, LeanFieldsPlugin);
