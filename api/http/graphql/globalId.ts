import { PothosValidationError } from '@pothos/core';
import { decodeGlobalID } from '@pothos/plugin-relay';
import { isId } from '../../kernel/ids.ts';

/**
 * Decodes the id of a node. Every node id contains a UUID; anything else is rejected here and never reaches the database.
 * @throws PothosValidationError, as the plugin's own decoder does.
 */
export function readGlobalId(text: string): { typename: string; id: string } {
  const decoded = decodeGlobalID(text);
  if (!isId(decoded.id)) throw new PothosValidationError(`Invalid global ID: ${text}`);
  return decoded;
}
