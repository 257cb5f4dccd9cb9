import type { Feature } from '../../shell/feature.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';

/** Actions on any number of copies: their form. Their progress is a part of the inventory and of the own listings. */
export const feature: Feature = {
  dialogs: {
    bulk: {
      words: 'bulk',
      Dialog: lazyPart(async () => (await import('./BulkDialog.tsx')).BulkDialog),
    },
  },
};
