import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OrderStepper_order$key } from '../__generated__/OrderStepper_order.graphql.ts';
import type { WriteMoment } from '../app/useMomentText.ts';
import { Icon } from '../ui/Icon.tsx';
import { Panel } from '../ui/Panel.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { isReaderActing, isRobotConfirming, statusTextKey } from './orderState.ts';
import { ORDER_STEPS, orderSteps, type StepState, stepDoneAt } from './orderSteps.ts';

interface OrderStepperProps {
  readonly order: OrderStepper_order$key;
  readonly writeMoment: WriteMoment;
}

/** Order, payment, shipment, receipt: what is done, what is under way, and where it broke. */
export function OrderStepper({ order, writeMoment }: OrderStepperProps) {
  const data = useFragment(FRAGMENT, order);
  const { t } = useTranslation('order');
  const states = orderSteps(data);
  const actor = isRobotConfirming(data) ? 'PLATFORM' : isReaderActing(data) ? 'YOU' : data.actor;
  const waitsFor = t(`waitsFor_${actor}`);
  return (
    <Card as="ol" aria-label={t('steps')}>
      {ORDER_STEPS.map((step, index) => {
        const state = states[index] ?? 'later';
        const doneAt = state === 'done' ? stepDoneAt(step, data.events) : null;
        return (
          <Step key={step} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Dot $state={state}>
              {state === 'done' ? <Icon name="check" /> : state === 'failed' ? <Icon name="x" /> : index + 1}
            </Dot>
            <Name $state={state}>{t(`step_${step}`)}</Name>
            <VisuallyHidden>{t(`stepState_${state}`)}</VisuallyHidden>
            <Caption className="num">
              {state === 'failed' && t(statusTextKey(data.statusText))}
              {state === 'now' && waitsFor}
              {doneAt !== null && writeMoment(doneAt)}
              {(state === 'later' || (state === 'done' && doneAt === null)) && '—'}
            </Caption>
          </Step>
        );
      })}
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment OrderStepper_order on Order {
    phase
    step
    statusText
    actor
    deliveryType
    direction
    events {
      phase
      createdAt
    }
  }
`;

const Card = styled(Panel)`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  padding: 20px 20px 18px;
  @media (max-width: 767px) { padding: 16px 8px 14px; }
`;

const LINES: Record<StepState, string> = {
  done: '2px solid var(--accent)',
  now: '2px solid var(--line-2)',
  later: '2px solid var(--line-2)',
  failed: '2px dashed var(--line-2)',
};

/** The line to the next step starts at this one and takes its colour from it. */
const Step = styled.li<{ $state: StepState }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  min-width: 0;
  &:not(:last-child)::after {
    content: "";
    position: absolute;
    top: 13px;
    left: calc(50% + 22px);
    width: calc(100% - 44px);
    border-top: ${({ $state }) => LINES[$state]};
  }
`;

const DOTS: Record<StepState, string> = {
  done: 'background: var(--accent); color: var(--on-accent);',
  now: 'box-shadow: inset 0 0 0 2px var(--accent), 0 0 0 4px var(--accent-w); color: var(--accent-t);',
  later: 'box-shadow: inset 0 0 0 2px var(--line-2); color: var(--t3);',
  failed: 'background: var(--neg-w); box-shadow: inset 0 0 0 2px var(--neg); color: var(--neg);',
};

const Dot = styled.span<{ $state: StepState }>`
  width: 28px;
  height: 28px;
  border-radius: 50%;
  display: grid;
  place-items: center;
  font-size: 12px;
  font-weight: 600;
  ${({ $state }) => DOTS[$state]}
`;

const Name = styled.b<{ $state: StepState }>`
  padding-top: 8px;
  font-size: 14px;
  line-height: 22px;
  font-weight: ${({ $state }) => ($state === 'now' ? 600 : 500)};
  color: ${({ $state }) => ($state === 'later' ? 'var(--t3)' : $state === 'failed' ? 'var(--neg)' : 'var(--t1)')};
`;

const Caption = styled.span`
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  padding: 0 4px;
`;
