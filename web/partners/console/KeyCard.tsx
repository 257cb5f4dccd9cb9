import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { KeyCard_setup$key } from '../../__generated__/KeyCard_setup.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { KeyForm } from './KeyForm.tsx';
import { Actions, Facts } from './partnerParts.ts';
import { SetupCard } from './SetupCard.tsx';

interface KeyCardProps {
  readonly setup: KeyCard_setup$key | null;
  /** Runs when the application's state differs from the one that the page shows. */
  readonly onRejected: () => void;
}

/** The public key and the callback address. They can be changed until both are locked. */
export function KeyCard({ setup, onRejected }: KeyCardProps) {
  const data = useFragment(FRAGMENT, setup);
  const { t } = useTranslation('console');
  const [isChanging, setIsChanging] = useState(false);
  const isForm = data == null || isChanging;
  return (
    <SetupCard title={t('keyTitle')} hint={t('keyHint')} isDone={!isForm}>
      {isForm ? (
        <KeyForm
          publicKey={data?.publicKey ?? ''}
          callbackUrl={data?.callbackUrl ?? ''}
          onRejected={onRejected}
          onKept={() => setIsChanging(false)}
          onCancel={data == null ? null : () => setIsChanging(false)}
        />
      ) : (
        <>
          <Facts>
            <dt>{t('callbackUrl')}</dt>
            <dd>{data.callbackUrl}</dd>
            <dt>{t('fingerprint')}</dt>
            <dd className="num">{data.fingerprint}</dd>
          </Facts>
          <Actions>
            <Button onClick={() => setIsChanging(true)}>{t('change')}</Button>
          </Actions>
        </>
      )}
    </SetupCard>
  );
}

const FRAGMENT = graphql`
  fragment KeyCard_setup on PartnerSetup {
    publicKey
    callbackUrl
    fingerprint
  }
`;
