import { keptReading } from '../../kernel/keptReading.ts';
import { findMaintenance } from './notice.store.ts';
import type { Maintenance } from './notice.ts';

/** The next maintenance, or the one under way, for pages: at most half a second old, as closings are. */
export const readMaintenance = keptReading<Maintenance | null>(findMaintenance, null);
