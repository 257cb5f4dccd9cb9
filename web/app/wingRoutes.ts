import type { RouteObject } from 'react-router';

/** The routes that a wing adds: file `web/<wing>/<wing>.route.ts` exports them as `wingRoutes`. */
export interface WingRoutes {
  /** Pages in the main layout. */
  readonly main?: readonly RouteObject[];
  /** Pages in the user layout, paths below `/user/`; they render only for a signed-in user (requirement R-03). */
  readonly user?: readonly RouteObject[];
}
