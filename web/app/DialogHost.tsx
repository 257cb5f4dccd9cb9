import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DialogHost_platform$key } from '../__generated__/DialogHost_platform.graphql.ts';
import { useAppServices } from './appServices.ts';
import type { DialogRequest } from './dialogs.ts';
import { loadWords } from './i18n.ts';
import { lazyPart } from './lazyPart.ts';
import { MissingPart } from './MissingPart.tsx';
import { useStore } from './useStore.ts';

interface DialogHostProps {
  readonly platform: DialogHost_platform$key | null;
}

const LoginModal = lazyPart(async () => (await import('../session/LoginModal.tsx')).LoginModal, MissingPart);
const PurchaseDialog = lazyPart(
  async () => (await import('../order/PurchaseDialog.tsx')).PurchaseDialog,
  MissingPart,
);
const PriceAlertDialog = lazyPart(
  async () => (await import('../watch/PriceAlertDialog.tsx')).PriceAlertDialog,
  MissingPart,
);
const SaveFilterDialog = lazyPart(
  async () => (await import('../watch/SaveFilterDialog.tsx')).SaveFilterDialog,
  MissingPart,
);
const SellDialog = lazyPart(async () => (await import('../sell/SellDialog.tsx')).SellDialog, MissingPart);

const FEATURES: Partial<Record<DialogRequest['kind'], string>> = {
  login: 'session',
  purchase: 'order',
  priceAlert: 'watch',
  saveFilter: 'watch',
};

/** Renders the dialogs that pages open. Their code and translations load with the first request. */
export function DialogHost({ platform }: DialogHostProps) {
  const { dialogs } = useAppServices();
  const requests = useStore(dialogs);
  const data = useFragment(FRAGMENT, platform);
  const sandboxUrl = data?.isSandbox === true ? (data.sandboxUrl ?? null) : null;
  return requests.map((request) => (
    <Suspense key={request.kind} fallback={null}>
      <WithWords feature={FEATURES[request.kind] ?? 'sell'}>
        <Dialog request={request} sandboxUrl={sandboxUrl} />
      </WithWords>
    </Suspense>
  ));
}

function Dialog({
  request,
  sandboxUrl,
}: {
  readonly request: DialogRequest;
  readonly sandboxUrl: string | null;
}) {
  const { dialogs } = useAppServices();
  const close = () => dialogs.close(request.kind);
  switch (request.kind) {
    case 'login':
      return <LoginModal sandboxUrl={sandboxUrl} request={request} onClose={close} />;
    case 'purchase':
      return <PurchaseDialog request={request} onClose={close} />;
    case 'priceAlert':
      return <PriceAlertDialog marketItemId={request.marketItemId} onClose={close} />;
    case 'saveFilter':
      return <SaveFilterDialog request={request} onClose={close} />;
    default:
      return <SellDialog request={request} onClose={close} />;
  }
}

/** Suspends until the feature's translations are loaded, as React does for its code. */
function WithWords({ feature, children }: { readonly feature: string; readonly children: React.ReactNode }) {
  const { i18n } = useTranslation();
  if (!i18n.hasResourceBundle(i18n.language, feature)) {
    throw loadWords(i18n, feature);
  }
  return children;
}

const FRAGMENT = graphql`
  fragment DialogHost_platform on Platform {
    isSandbox
    sandboxUrl
  }
`;
