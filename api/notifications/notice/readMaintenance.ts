import { cachedReading } from '../../kernel/cachedReading.ts';
import { findMaintenance } from './notice.store.ts';
import type { Maintenance } from './notice.ts';

/** The next maintenance, or the one under way, for pages: at most half a second old, as closings are. */
export const readMaintenance = cachedReading<Maintenance | null>(findMaintenance, null);
