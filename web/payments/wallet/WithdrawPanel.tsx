import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { WithdrawPanel_viewer$key } from '../../__generated__/WithdrawPanel_viewer.graphql.ts';
import { ClosureNote } from '../../shell/ClosureNote.tsx';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { useRestrictions } from '../../shell/restriction/RestrictionPanel.tsx';
import { stopsOf } from '../../shell/restriction/restrictions.ts';
import { useRefreshAtEnd } from '../../shell/restriction/useRefreshAtEnd.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { PaymentAccountDialog } from './PaymentAccountDialog.tsx';
import { VerifyForm } from './VerifyForm.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawNotes } from './WithdrawNotes.tsx';
import { renewalsOf } from './withdrawQuote.ts';

interface WithdrawPanelProps {
  readonly viewer: WithdrawPanel_viewer$key;
  /** The server's time, in ms, at which it gave the limits. */
  readonly nowMs: number;
  readonly writeMoment: WriteMoment;
  readonly onChanged: () => void;
}

/**
 * The withdrawable amount, the reason where nothing can be withdrawn, and the form. Before that, the verification of the real name where it is missing. The rules
 * are beside the form. What the clock renews is asked for again when its time has come.
 */
export function WithdrawPanel({ viewer, nowMs, writeMoment, onChanged }: WithdrawPanelProps) {
  const data = useFragment(FRAGMENT, viewer);
  const { verification, withdrawalRules: rules } = data;
  const { t } = useTranslation('wallet');
  const [isChanging, setIsChanging] = useState(false);
  const money = useMoneyText();
  const restrictions = useRestrictions(data);
  const [stop] = stopsOf(restrictions, 'WITHDRAW');
  useRefreshAtEnd(onChanged, [...restrictions.map(({ until }) => until), ...renewalsOf(rules, nowMs)]);
  return (
    <Split>
      <Card>
        <Available>
          <span>{t('withdrawable')}</span>
          <Price cents={rules.withdrawableCents} size={32} />
          <small>
            {t('remainingToday')} <Price cents={rules.remainingTodayCents} size={12} />
          </small>
          {rules.waitingCents > 0 && rules.waitingUntil != null && (
            <small>
              {t('withdrawWaiting', {
                amount: money.paid(rules.waitingCents),
                until: writeMoment(rules.waitingUntil),
              })}
            </small>
          )}
        </Available>
        {rules.closure != null && <ClosureNote closure={rules.closure} />}
        {stop !== undefined && <StopNote stop={stop} writeMoment={writeMoment} />}
        {verification == null ? (
          <VerifyForm onVerified={onChanged} />
        ) : (
          <>
            <Account>
              <div>
                <small>{t('withdrawTo')}</small>
                <b className="num">{verification.paymentAccount}</b>
                <small>{t('verified', { name: verification.name, idNumber: verification.idNumber })}</small>
              </div>
              <Button size="small" onClick={() => setIsChanging(true)}>
                {t('changeAccount')}
              </Button>
            </Account>
            <WithdrawForm
              rules={rules}
              isFrozen={stop !== undefined || rules.closure != null}
              onBegun={onChanged}
            />
            {isChanging && (
              <PaymentAccountDialog name={verification.name} onClose={() => setIsChanging(false)} />
            )}
          </>
        )}
      </Card>
      <WithdrawNotes rules={rules} />
    </Split>
  );
}

interface StopNoteProps {
  readonly stop: ReturnType<typeof useRestrictions>[number];
  readonly writeMoment: WriteMoment;
}

/** Why nothing can be withdrawn, and until when. The panel at the top of the page says the rest. */
function StopNote({ stop: { reason, orderNo, until }, writeMoment }: StopNoteProps) {
  const { t } = useTranslation('wallet');
  const why = t(`restriction:why_${reason}`, { orderNo: orderNo ?? '' });
  return (
    <Frozen role="status">
      <Icon name="lock" />
      <div>
        <b>
          {until == null ? t('withdrawHeldOpenTitle') : t('withdrawHeldTitle', { until: writeMoment(until) })}
        </b>
        <small>{t('withdrawHeldHint', { why })}</small>
      </div>
    </Frozen>
  );
}

const FRAGMENT = graphql`
  fragment WithdrawPanel_viewer on Viewer {
    verification {
      id
      name
      idNumber
      paymentAccount
    }
    ...RestrictionPanel_viewer
    withdrawalRules {
      withdrawableCents
      waitingCents
      waitingUntil
      minCents
      maxCents
      remainingTodayCents
      dayCapCents
      feeBasisPoints
      closure {
        ...ClosureNote_closure
      }
      ...WithdrawNotes_rules
    }
  }
`;

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 348px;
  gap: 16px;
  align-items: start;
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); }
`;

const Card = styled(Panel)`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 20px;
  @media (max-width: 767px) { padding: 16px; }
`;

const Available = styled.div`
  display: flex;
  flex-direction: column;
  > span { color: var(--t2); }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const Account = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 10px 14px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
  b { font-weight: 500; overflow-wrap: anywhere; }
  @media (max-width: 1023px) { button { height: 44px; } }
`;

const Frozen = styled.div`
  display: flex;
  gap: 10px;
  padding: 10px 14px;
  border: 1px solid var(--warn-m);
  border-radius: var(--r-2);
  svg { flex: none; margin-top: 3px; color: var(--warn-m); }
  b { font-weight: 500; }
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
`;
