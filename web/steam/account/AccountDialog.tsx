import { graphql, useFragment } from 'react-relay';
import type { AccountDialog_account$key } from '../../__generated__/AccountDialog_account.graphql.ts';
import { RebindDialog } from './RebindDialog.tsx';
import { TokenDialog } from './TokenDialog.tsx';
import { TradeUrlDialog } from './TradeUrlDialog.tsx';
import { TypeDialog } from './TypeDialog.tsx';
import { UnbindDialog } from './UnbindDialog.tsx';

/** The dialogs of one account. */
export type AccountDialogKind = 'token' | 'type' | 'tradeUrl' | 'unbind' | 'signIn';

interface AccountDialogProps {
  readonly kind: AccountDialogKind;
  readonly account: AccountDialog_account$key;
  readonly deliveryUrl: string | null;
  readonly sandboxUrl: string | null;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Renders the requested dialog. */
export function AccountDialog({
  kind,
  account,
  deliveryUrl,
  sandboxUrl,
  onChanged,
  onClose,
}: AccountDialogProps) {
  const data = useFragment(FRAGMENT, account);
  if (kind === 'token') {
    return <TokenDialog account={data} onClose={onClose} />;
  }
  if (kind === 'type') {
    return <TypeDialog account={data} onClose={onClose} />;
  }
  if (kind === 'tradeUrl') {
    return <TradeUrlDialog account={data} deliveryUrl={deliveryUrl} onClose={onClose} />;
  }
  if (kind === 'signIn') {
    return <RebindDialog steamAccount={data} sandboxUrl={sandboxUrl} onClose={onClose} />;
  }
  return <UnbindDialog account={data} onUnbound={onChanged} onClose={onClose} />;
}

const FRAGMENT = graphql`
  fragment AccountDialog_account on SteamAccount {
    id
    accountName
    ...TokenDialog_account
    ...TypeDialog_account
    ...TradeUrlDialog_account
    ...UnbindDialog_account
  }
`;
