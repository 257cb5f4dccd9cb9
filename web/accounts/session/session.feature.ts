import type { Feature } from '../../shell/feature.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';

const LoginModal = lazyPart(async () => (await import('./LoginModal.tsx')).LoginModal);

/** Signing in. It has no page of its own: a dialog opens on any page. */
export const feature: Feature = { dialogs: { login: { words: 'session', Dialog: LoginModal } } };
