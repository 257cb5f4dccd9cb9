import type { IncomingHttpHeaders } from 'node:http';
import { readGlobalId } from './globalId.ts';

/** A page of one person asks with the session of another: its reader signed in elsewhere, or the cookie was replaced. */
class ViewerChanged extends Error {
  readonly statusCode = 409;
  constructor() {
    super('Somebody else is signed in now: load the page again.');
  }
}

/**
 * Holds a request against the person whose page sends it. The site names that person in `X-Viewer`, by the id of `viewer`; a call
 * without the header, or without a session, is not looked at.
 * @throws ViewerChanged, before anything is done in the name of the wrong person.
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
