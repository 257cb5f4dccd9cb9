import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';

/** Name of the plugin. */
export const OPEN_TYPES = 'openTypes';

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      [OPEN_TYPES]: OpenTypesPlugin<Types>;
    }
  }
}

interface ScopedConfig {
  readonly pothosOptions: { readonly authScopes?: unknown };
  readonly interfaces?: readonly unknown[];
}

/** True for exactly `{ everyone: true }`. */
function isForEveryone({ pothosOptions }: ScopedConfig): boolean {
  const { authScopes } = pothosOptions;
  if (typeof authScopes !== 'object' || authScopes === null) return false;
  return (
    Object.keys(authScopes).join() === 'everyone' && (authScopes as { everyone: unknown }).everyone === true
  );
}

/**
 * Skips the scopes of a type that is open to everyone when its fields are resolved. The plugin for scopes would look them up for each field of
 * each row: a quarter of a list of items. A type still has to say that it is open, and scopes of a field or of an interface stay.
 */
class OpenTypesPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const type = this.buildCache.getTypeConfig(field.parentType) as unknown as ScopedConfig;
    const interfaces = (type.interfaces ?? []).map(
      (shared) => this.buildCache.getTypeConfig(shared as never, 'Interface') as unknown as ScopedConfig,
    );
    const isOpen =
      isForEveryone(type) && interfaces.every(({ pothosOptions }) => pothosOptions.authScopes === undefined);
    if (!isOpen) return field;
    return { ...field, pothosOptions: { ...field.pothosOptions, skipTypeScopes: true } } as typeof field;
  }
}

SchemaBuilder.registerPlugin(OPEN_TYPES, OpenTypesPlugin);
