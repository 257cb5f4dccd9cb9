import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CancelOrder_order$key } from '../../__generated__/CancelOrder_order.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { leftParts } from './orderClock.ts';
import { useCancelOrder } from './useCancelOrder.ts';

interface CancelOrderProps {
  readonly order: CancelOrder_order$key;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly writeMoment: WriteMoment;
}

/** Cancels the order while no offer has been sent: shows from when this is possible and asks for confirmation. */
export function CancelOrder({ order, nowMs, writeMoment }: CancelOrderProps) {
  const { id, priceCents, display } = useFragment(FRAGMENT, order);
  const { t } = useTranslation(['order', 'shell']);
  const [isAsking, setIsAsking] = useState(false);
  const [cancelOrder, isCancelling] = useCancelOrder(() => setIsAsking(false));
  const amount = useMoneyText().paid(priceCents);
  if (display.cancel == null) {
    return null;
  }
  const { from, kind } = display.cancel;
  // The page counts down to this time, so that the button becomes active without another request.
  const leftMs = Date.parse(from) - nowMs;
  return (
    <>
      <Line>
        <Icon name="clock" />
        <span>
          {leftMs > 0 ? (
            <>
              <b>{t('cancelFrom', { time: writeMoment(from, 'second') })}</b>
              <Countdown className="num">{t('cancelLeft', leftParts(leftMs))}</Countdown>
            </>
          ) : (
            <>
              <b>{t('cancelNow')}</b>
              <Countdown>{t(`cancelNowHint_${kind}`)}</Countdown>
            </>
          )}
        </span>
      </Line>
      <Button look="danger" isWide disabled={leftMs > 0} onClick={() => setIsAsking(true)}>
        {t('cancelOrder')}
      </Button>
      {isAsking && (
        <Modal title={t('cancelTitle')} closeLabel={t('shell:close')} onClose={() => setIsAsking(false)}>
          <p>{t(`cancelBody_${kind}`, { amount })}</p>
          <Buttons>
            <Button onClick={() => setIsAsking(false)}>{t(`keepOrder_${kind}`)}</Button>
            <FilledDanger isBusy={isCancelling} onClick={() => cancelOrder(id)}>
              {t('cancelOrder')}
            </FilledDanger>
          </Buttons>
        </Modal>
      )}
    </>
  );
}

const FRAGMENT = graphql`
  fragment CancelOrder_order on Order {
    id
    priceCents
    display {
      cancel {
        from
        kind
      }
    }
  }
`;

const Line = styled.div`
  display: flex;
  gap: 10px;
  svg { margin-top: 2px; color: var(--t3); }
  b { display: block; font-weight: 500; }
`;

const Countdown = styled.span`
  color: var(--t3);
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 10px;
  padding-top: 20px;
`;

const FilledDanger = styled(Button)`
  && { background: var(--neg); border-color: transparent; color: var(--s1); }
`;
