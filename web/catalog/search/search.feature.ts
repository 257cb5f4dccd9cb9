import type { Feature } from '../../shell/feature.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';

/** The panel with recent searches and suggestions. Its script loads with the first focus of the search field. */
export const feature: Feature = {
  SearchPanel: lazyPart(async () => (await import('./SearchPanel.tsx')).SearchPanel),
};
