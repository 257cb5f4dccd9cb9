import { PothosValidationError } from '@pothos/core';
import { decodeGlobalID } from '@pothos/plugin-relay';
import { isId } from '../../kernel/ids.ts';

/**
 * Reads the id of a node. Every node of ours has a UUID within: what holds anything else never reaches the database as one.
 * @throws PothosValidationError, as the plugin's own decoder does.
 */
export function readGlobalId(text: string): { typename: string; id: string } {
  const decoded = decodeGlobalID(text);
  if (!isId(decoded.id)) throw new PothosValidationError(`Invalid global ID: ${text}`);
  return decoded;
}
