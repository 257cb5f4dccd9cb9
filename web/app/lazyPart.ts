import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A component of the shell whose code loads when it first renders. Where that fails, `Missing` renders in its place,
 * so that one missing component does not break the page.
 */
export function lazyPart<TProps>(
  load: () => Promise<ComponentType<TProps>>,
  Missing: ComponentType,
): LazyExoticComponent<ComponentType<TProps>> {
  return lazy(async () => ({ default: await load().catch(() => Missing as ComponentType<TProps>) }));
}
