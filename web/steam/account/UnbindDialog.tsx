import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UnbindDialog_account$key } from '../../__generated__/UnbindDialog_account.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { ErrorNote } from '../../shell/ErrorNote.tsx';
import { StepUpField } from '../../shell/StepUpField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DialogButtons, DialogForm, FilledDanger } from './dialogParts.tsx';
import { type Unbinding, useReadUnbinding, useUnbindSteamAccount } from './useUnbindSteamAccount.ts';

interface UnbindDialogProps {
  readonly account: UnbindDialog_account$key;
  readonly onUnbound: () => void;
  readonly onClose: () => void;
}

/** Shows the effects of unbinding before it is done, and what prevents it. */
export function UnbindDialog({ account, onUnbound, onClose }: UnbindDialogProps) {
  const { id, accountName } = useFragment(FRAGMENT, account);
  const { t } = useTranslation(['account', 'shell']);
  const { toasts } = useAppServices();
  const [rehearsal, setRehearsal] = useState<Unbinding | 'failed' | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [unbind, isInFlight] = useUnbindSteamAccount();
  const readUnbinding = useReadUnbinding();
  const read = () => readUnbinding(id, (unbinding) => setRehearsal(unbinding ?? 'failed'));
  // Asked once, when the dialog opens: the numbers of this moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the account of an open dialog does not change
  useEffect(read, []);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length !== 6 || isInFlight) {
      return;
    }
    const done = () => {
      toasts.show('success', t('unbound', { name: accountName }));
      onUnbound();
      onClose();
    };
    unbind(id, code, done, setProblem);
  }
  return (
    <Modal title={t('unbindTitle', { name: accountName })} closeLabel={t('shell:close')} onClose={onClose}>
      {rehearsal === 'failed' ? (
        <ErrorNote
          onRetry={() => {
            setRehearsal(null);
            read();
          }}
        />
      ) : rehearsal === null ? (
        <Skeleton width="100%" height="168px" />
      ) : (
        <DialogForm noValidate onSubmit={submit}>
          <p>
            {rehearsal.orderCount > 0
              ? t('unbindBusy', { count: rehearsal.orderCount })
              : t(rehearsal.listingCount > 0 ? 'unbindListings' : 'unbindBody', {
                  count: rehearsal.listingCount,
                })}
          </p>
          {rehearsal.orderCount === 0 && (
            <StepUpField
              words="account"
              code={code}
              onChange={setCode}
              problem={problem}
              onProblem={setProblem}
            />
          )}
          <DialogButtons>
            <Button onClick={onClose}>{t(rehearsal.orderCount > 0 ? 'done' : 'keepAccount')}</Button>
            {rehearsal.orderCount === 0 && (
              <FilledDanger type="submit" isBusy={isInFlight} disabled={code.length !== 6}>
                {t('unbind')}
              </FilledDanger>
            )}
          </DialogButtons>
        </DialogForm>
      )}
    </Modal>
  );
}

const FRAGMENT = graphql`
  fragment UnbindDialog_account on SteamAccount {
    id
    accountName
  }
`;
