import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { TokenDialog_account$key } from '../../__generated__/TokenDialog_account.graphql.ts';
import { useMomentText } from '../../shell/Moment.tsx';
import { StepUpField } from '../../shell/StepUpField.tsx';
import { useCopyText } from '../../shell/useCopyText.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { DialogButtons, DialogForm } from './dialogParts.tsx';
import { type ShownToken, useViewSteamToken } from './useViewSteamToken.ts';

interface TokenDialogProps {
  readonly account: TokenDialog_account$key;
  readonly onClose: () => void;
}

/** Shows the access token once, after an SMS code. Closing the dialog removes it from the page. */
export function TokenDialog({ account, onClose }: TokenDialogProps) {
  const { id, accountName } = useFragment(FRAGMENT, account);
  const { t } = useTranslation(['account', 'shell']);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [token, setToken] = useState<ShownToken | null>(null);
  const [view, isViewing] = useViewSteamToken(setToken, setProblem);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length === 6 && !isViewing) {
      view(id, code);
    }
  }
  return (
    <Modal title={t('tokenTitle', { name: accountName })} closeLabel={t('shell:close')} onClose={onClose}>
      {token === null ? (
        <DialogForm noValidate onSubmit={submit}>
          <p>{t('tokenHint')}</p>
          <StepUpField
            words="account"
            code={code}
            onChange={setCode}
            problem={problem}
            onProblem={setProblem}
          />
          <DialogButtons>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" look="primary" isBusy={isViewing} disabled={code.length !== 6}>
              {t('viewToken')}
            </Button>
          </DialogButtons>
        </DialogForm>
      ) : (
        <Shown token={token} onClose={onClose} />
      )}
    </Modal>
  );
}

function Shown({ token, onClose }: { readonly token: ShownToken; readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const copy = useCopyText(t('tokenCopied'), t('copyFailed'));
  const writeMoment = useMomentText(Date.now());
  return (
    <DialogForm as="div">
      <Secret tabIndex={0} aria-label={t('token')}>
        {token.accessToken}
      </Secret>
      <p>
        {token.expiresAt !== null && t('tokenUntil', { moment: writeMoment(token.expiresAt) })}{' '}
        {t('tokenWarning')}
      </p>
      <DialogButtons>
        <Button onClick={onClose}>{t('done')}</Button>
        <Button look="primary" onClick={() => copy(token.accessToken)}>
          <Icon name="copy" size={14} />
          {t('copyToken')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}

const FRAGMENT = graphql`
  fragment TokenDialog_account on SteamAccount {
    id
    accountName
  }
`;

const Secret = styled.code`
  display: block;
  max-height: 132px;
  overflow-y: auto;
  padding: 12px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-input);
  background: var(--s1);
  font-family: var(--mono);
  font-size: 12px;
  line-height: 18px;
  overflow-wrap: anywhere;
  user-select: all;
`;
