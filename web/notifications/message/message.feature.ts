import type { Feature } from '../../shell/feature.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { pageRoute } from '../../shell/pageRoute.ts';

/** The message centre, and the subscription to new messages on every page. */
export const feature: Feature = {
  user: [
    pageRoute({ path: 'user/messageCenter', feature: 'notifications/message', page: 'MessageCenterPage' }),
  ],
  SignedInWatch: lazyPart(
    async () => (await import('./MessageWatch.tsx')).MessageWatch,
    () => null,
  ),
};
