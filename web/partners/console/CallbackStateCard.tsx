import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CallbackStateCard_partner$key } from '../../__generated__/CallbackStateCard_partner.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { useMomentText } from '../../shell/Moment.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Actions, Hint, PartnerCard } from './partnerParts.ts';
import { consolePath } from './partnerView.ts';
import { useReopenCallbacks } from './useReopenCallbacks.ts';

interface CallbackStateCardProps {
  readonly partner: CallbackStateCard_partner$key;
  readonly nowMs: number;
}

/** Whether callbacks arrive. When they were disabled, the reason and a button to enable them again. */
export function CallbackStateCard({ partner, nowMs }: CallbackStateCardProps) {
  const { callbackOffAt, callbackOffReason, failingSince } = useFragment(FRAGMENT, partner);
  const { t } = useTranslation('console');
  const { toasts } = useAppServices();
  const writeMoment = useMomentText(nowMs);
  const [reopen, isBusy] = useReopenCallbacks((problem) =>
    toasts.show(problem === null ? 'success' : 'failure', problem ?? t('reopened')),
  );
  const isOff = callbackOffAt != null;
  const state = isOff ? 'off' : failingSince == null ? 'on' : 'failing';
  const since = callbackOffAt ?? failingSince;
  return (
    <PartnerCard>
      <Head>
        <h2>{t('callbacks')}</h2>
        <Tag tone={isOff ? 'neg' : state === 'failing' ? 'warn' : 'pos'}>{t(`callbacks_${state}`)}</Tag>
      </Head>
      <Hint>
        {isOff ? t(`callbacksOff_${callbackOffReason}`) : t(`callbacks_${state}Hint`)}
        {since != null && ` ${t('since', { at: writeMoment(since) })}`}
      </Hint>
      <Actions>
        {isOff && (
          <Button look="primary" isBusy={isBusy} onClick={reopen}>
            {t('reopen')}
          </Button>
        )}
        <ButtonLink to={consolePath({ tab: 'log', state: null })}>{t('toLog')}</ButtonLink>
      </Actions>
    </PartnerCard>
  );
}

const FRAGMENT = graphql`
  fragment CallbackStateCard_partner on Partner {
    callbackOffAt
    callbackOffReason
    failingSince
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
`;
