import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { LockCard_setup$key } from '../../__generated__/LockCard_setup.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { StepUpField } from '../../shell/StepUpField.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons, Modal } from '../../ui/Modal.tsx';
import { Actions, Facts, Hint } from './partnerParts.ts';
import { SetupCard, useShowSetupError } from './SetupCard.tsx';
import { useLockPartner } from './useLockPartner.ts';

interface LockCardProps {
  readonly setup: LockCard_setup$key;
  readonly onRejected: () => void;
}

/**
 * The last action of step 2, with a confirmation and an SMS code: neither value can be changed afterwards
 * (requirement P-03).
 */
export function LockCard({ setup, onRejected }: LockCardProps) {
  const { callbackUrl, fingerprint, isProven, test } = useFragment(FRAGMENT, setup);
  const { t } = useTranslation(['console', 'shell']);
  const { toasts } = useAppServices();
  const [isAsking, setIsAsking] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const showError = useShowSetupError(onRejected);
  const [lock, isBusy] = useLockPartner(
    () => toasts.show('success', t('locked')),
    ({ code: error, message }) => {
      if (error === 'STEP_UP_CODE_WRONG' || error === 'TOO_MANY_CODES') {
        setProblem(message);
        return;
      }
      setIsAsking(false);
      showError(message);
    },
  );
  const missing = isProven ? (test?.state === 'DELIVERED' ? null : 'lockNeedsTest') : 'lockNeedsProof';
  return (
    <SetupCard title={t('lockTitle')} hint={t('lockHint')} isDone={false}>
      <Actions>
        <Button look="primary" disabled={missing !== null} onClick={() => setIsAsking(true)}>
          {t('lock')}
        </Button>
        {missing !== null && <Hint>{t(missing)}</Hint>}
      </Actions>
      {isAsking && (
        <Modal title={t('lockQuestion')} closeLabel={t('shell:close')} onClose={() => setIsAsking(false)}>
          <Words>{t('lockWarning')}</Words>
          <Facts>
            <dt>{t('callbackUrl')}</dt>
            <dd>{callbackUrl}</dd>
            <dt>{t('fingerprint')}</dt>
            <dd className="num">{fingerprint}</dd>
          </Facts>
          <StepUpField
            words="console"
            code={code}
            onChange={setCode}
            problem={problem}
            onProblem={setProblem}
          />
          <DialogButtons>
            <Button onClick={() => setIsAsking(false)}>{t('cancel')}</Button>
            <Button look="primary" isBusy={isBusy} disabled={code.length !== 6} onClick={() => lock(code)}>
              {t('lockNow')}
            </Button>
          </DialogButtons>
        </Modal>
      )}
    </SetupCard>
  );
}

const FRAGMENT = graphql`
  fragment LockCard_setup on PartnerSetup {
    callbackUrl
    fingerprint
    isProven
    test {
      state
    }
  }
`;

const Words = styled.p`
  color: var(--t2);
  line-height: 22px;
`;
