import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DialogHost_platform$key } from '../__generated__/DialogHost_platform.graphql.ts';
import { useStore } from '../ui/store.ts';
import { useAppServices } from './appServices.ts';
import { dialogOf } from './features.ts';
import { hasWords } from './i18n.ts';
import { MissingPart } from './lazyPart.tsx';

interface DialogHostProps {
  readonly platform: DialogHost_platform$key | null;
}

/** Renders the dialogs that pages open. Their code and translations load with the first request. */
export function DialogHost({ platform }: DialogHostProps) {
  const { dialogs } = useAppServices();
  const requests = useStore(dialogs);
  const sandboxUrl = useFragment(FRAGMENT, platform)?.sandboxUrl ?? null;
  return requests.map((request) => {
    const { words, Dialog } = dialogOf(request.kind);
    return (
      <Suspense key={request.kind} fallback={null}>
        <WithWords feature={words}>
          <Dialog request={request} sandboxUrl={sandboxUrl} onClose={() => dialogs.close(request)} />
        </WithWords>
      </Suspense>
    );
  });
}

/** Suspends until the feature's translations are loaded, as React does for its code. Where that fails, nothing renders. */
export function WithWords({ feature, children }: { readonly feature: string; readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  return hasWords(i18n, feature) ? children : <MissingPart />;
}

const FRAGMENT = graphql`
  fragment DialogHost_platform on Platform {
    sandboxUrl
  }
`;
