import SchemaBuilder, {
  BasePlugin,
  createInputValueMapper,
  type InputTypeFieldsMapping,
  mapInputFields,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import { isId } from '../../kernel/ids.ts';
import { writeGlobalId } from './globalId.ts';

/** Name of the plugin. */
export const ROW_IDS = 'rowIds';

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      [ROW_IDS]: RowIdsPlugin<Types>;
    }
  }
}

/** What the relay plugin notes of an argument that takes node ids: the types that it takes. */
interface NodeIdExtensions {
  isRelayGlobalID?: boolean;
  relayGlobalIDFor?: readonly { typename: string }[] | null;
}

/**
 * Lets every argument that takes node ids of one type take the ids of `/open/v1` as well, which are the UUIDs inside of them. Must be listed
 * after the relay plugin: the plugins' mappers run in reverse.
 */
class RowIdsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  readonly #known = new Map<string, InputTypeFieldsMapping<Types, string>>();

  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const mappings = mapInputFields(
      config.args,
      this.buildCache,
      ({ extensions }): string | null => {
        const { isRelayGlobalID, relayGlobalIDFor } = (extensions ?? {}) as NodeIdExtensions;
        const [only, another] = relayGlobalIDFor ?? [];
        return isRelayGlobalID && only && !another ? only.typename : null;
      },
      this.#known,
    );
    if (!mappings) return config;
    const mapIds = createInputValueMapper(mappings, (id, { value: typename }) =>
      typename && typeof id === 'string' && isId(id) ? writeGlobalId(typename, id) : id,
    );
    return { ...config, argMappers: [...(config.argMappers ?? []), (args) => mapIds(args, undefined)] };
  }
}

SchemaBuilder.registerPlugin(ROW_IDS, RowIdsPlugin);
