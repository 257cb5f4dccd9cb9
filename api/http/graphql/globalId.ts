import type { IncomingHttpHeaders } from 'node:http';
import { PothosValidationError } from '@pothos/core';
import { decodeGlobalID } from '@pothos/plugin-relay';
import { isId } from '../../kernel/ids.ts';

/** Encodes the id of a node, as the plugin's own encoder does but at a third of its cost: a list has an id in each row. */
export function writeGlobalId(typename: string, id: string | number | bigint): string {
  return btoa(`${typename}:${id}`);
}

/**
 * Decodes the id of a node. Every node id contains a UUID; anything else is rejected here and never reaches the database.
 * @throws PothosValidationError, as the plugin's own decoder does.
 */
export function readGlobalId(text: string): { typename: string; id: string } {
  const decoded = decodeGlobalID(text);
  if (!isId(decoded.id)) throw new PothosValidationError(`Invalid global ID: ${text}`);
  return decoded;
}

/** The page was rendered for another user than the current session: the user signed in elsewhere, or the cookie was replaced. */
class ViewerChanged extends Error {
  readonly statusCode = 409;
  constructor() {
    super('Somebody else is signed in now: load the page again.');
  }
}

/**
 * Requires that a request comes from a page of the same user. The site sends the user's id in `X-Viewer`. Requests without the header or
 * without a session are not checked.
 * @throws ViewerChanged before anything is done for the wrong user.
 */
export function requireSameViewer(headers: IncomingHttpHeaders, userId: string | undefined): void {
  const named = headers['x-viewer'];
  if (typeof named !== 'string' || userId === undefined) return;
  if (idIn(named) !== userId) throw new ViewerChanged();
}

function idIn(text: string): string | null {
  try {
    return readGlobalId(text).id;
  } catch {
    return null;
  }
}
