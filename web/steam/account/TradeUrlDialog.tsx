import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { TradeUrlDialog_account$key } from '../../__generated__/TradeUrlDialog_account.graphql.ts';
import type { TradeUrlDialogMutation } from '../../__generated__/TradeUrlDialogMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { DialogButtons, DialogForm } from './dialogParts.tsx';

interface TradeUrlDialogProps {
  readonly account: TradeUrlDialog_account$key;
  readonly deliveryUrl: string | null;
  readonly onClose: () => void;
}

/** Confirmation before a trade link is replaced, because the old one stops working at once. */
export function TradeUrlDialog({ account, deliveryUrl, onClose }: TradeUrlDialogProps) {
  const { id, accountName, tradeUrl } = useFragment(FRAGMENT, account);
  const { t } = useTranslation(['account', 'shell']);
  const { toasts } = useAppServices();
  const [commit, isInFlight] = useMutation<TradeUrlDialogMutation>(MUTATION);
  function renew() {
    commit({
      variables: { input: { steamAccountId: id } },
      onCompleted({ renewTradeUrl: answer }) {
        if (answer.message === undefined) {
          toasts.show('success', t('tradeUrlRenewed'));
        } else {
          toasts.show('failure', answer.message);
        }
        onClose();
      },
    });
  }
  return (
    <Modal title={t('tradeUrlTitle', { name: accountName })} closeLabel={t('shell:close')} onClose={onClose}>
      <DialogForm as="div">
        <p>
          {t('tradeUrlBody')} {tradeUrl === deliveryUrl && t('tradeUrlDelivers')}
        </p>
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" isBusy={isInFlight} onClick={renew}>
            {t('renewTradeUrl')}
          </Button>
        </DialogButtons>
      </DialogForm>
    </Modal>
  );
}

const FRAGMENT = graphql`
  fragment TradeUrlDialog_account on SteamAccount {
    id
    accountName
    tradeUrl
  }
`;

const MUTATION = graphql`
  mutation TradeUrlDialogMutation($input: RenewTradeUrlInput!) {
    renewTradeUrl(input: $input) {
      ... on RenewTradeUrlPayload {
        steamAccount {
          id
          tradeUrl
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
