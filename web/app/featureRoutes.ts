import type { RouteObject } from 'react-router';

/** The routes of a feature. The file `web/<feature>/<feature>.route.ts` exports them as `featureRoutes`. */
export interface FeatureRoutes {
  /** Pages in the main layout. */
  readonly main?: readonly RouteObject[];
  /** Pages in the user layout, with paths below `/user/`. They render only for a signed-in user (requirement R-03). */
  readonly user?: readonly RouteObject[];
}
