import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part of the shell whose code comes when it is first shown. Where it does not come `Missing` stands there: one missing part must
 * never take the page with it that the reader has before them.
 */
export function lazyPart<TProps>(
  load: () => Promise<ComponentType<TProps>>,
  Missing: ComponentType,
): LazyExoticComponent<ComponentType<TProps>> {
  return lazy(async () => ({ default: await load().catch(() => Missing as ComponentType<TProps>) }));
}
