import type { DialogRequest } from './dialogs.ts';
import type { Feature, FeatureDialog } from './feature.ts';

/** Every feature of the site. Adding one changes no file of another. */
export const FEATURES: readonly Feature[] = Object.values(
  import.meta.glob<Feature>('/*/*/*.feature.ts', { eager: true, import: 'feature' }),
);

/** All dialogs. The key of each says which requests it takes, which a union of keys no longer tells the compiler. */
const DIALOGS = Object.assign({}, ...FEATURES.map(({ dialogs }) => dialogs)) as Partial<
  Record<DialogRequest['kind'], FeatureDialog<DialogRequest>>
>;

/** The dialog for a kind of request. */
export function dialogOf(kind: DialogRequest['kind']): FeatureDialog<DialogRequest> {
  const dialog = DIALOGS[kind];
  if (dialog === undefined) {
    throw new Error(`No dialog for ${kind}.`);
  }
  return dialog;
}
