import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OrderStepper_order$key } from '../../__generated__/OrderStepper_order.graphql.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { VisuallyHidden } from '../../ui/textStyles.ts';
import { statusKeys } from './orderWords.ts';

/** How a step is drawn. FAILED is the step at which the order failed. */
type StepState = 'DONE' | 'NOW' | 'NEXT' | 'FAILED';

interface OrderStepperProps {
  readonly order: OrderStepper_order$key;
  readonly writeMoment: WriteMoment;
}

/**
 * Steps of an order: ordered, paid, shipped, received. Marks the completed ones, the current one, and the one that
 * failed.
 */
export function OrderStepper({ order, writeMoment }: OrderStepperProps) {
  const data = useFragment(FRAGMENT, order);
  const { t } = useTranslation('order');
  const { steps, headline } = data.display;
  return (
    <Card as="ol" aria-label={t('steps')}>
      {steps.map(({ step, state: said, doneAt }, index) => {
        const state = said === '%future added value' ? 'NEXT' : said;
        return (
          <Step key={step} $state={state} aria-current={state === 'NOW' ? 'step' : undefined}>
            <Dot $state={state}>
              {state === 'DONE' ? <Icon name="check" /> : state === 'FAILED' ? <Icon name="x" /> : index + 1}
            </Dot>
            <Name $state={state}>{t(`step_${step}`)}</Name>
            <VisuallyHidden>{t(`stepState_${state}`)}</VisuallyHidden>
            <Caption className="num">
              {state === 'FAILED' && t(statusKeys(data.display.statusText))}
              {state === 'NOW' && t(`waitsFor_${headline.actor}`)}
              {doneAt != null && writeMoment(doneAt)}
              {(state === 'NEXT' || (state === 'DONE' && doneAt == null)) && '—'}
            </Caption>
          </Step>
        );
      })}
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment OrderStepper_order on Order {
    display {
      statusText
      headline {
        actor
      }
      steps {
        step
        state
        doneAt
      }
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
  DONE: '2px solid var(--accent)',
  NOW: '2px solid var(--line-2)',
  NEXT: '2px solid var(--line-2)',
  FAILED: '2px dashed var(--line-2)',
};

/** The line to the next step is drawn by this step, in its colour. */
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
  DONE: 'background: var(--accent); color: var(--on-accent);',
  NOW: 'box-shadow: inset 0 0 0 2px var(--accent), 0 0 0 4px var(--accent-w); color: var(--accent-t);',
  NEXT: 'box-shadow: inset 0 0 0 2px var(--line-2); color: var(--t3);',
  FAILED: 'background: var(--neg-w); box-shadow: inset 0 0 0 2px var(--neg); color: var(--neg);',
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
  font-weight: ${({ $state }) => ($state === 'NOW' ? 600 : 500)};
  color: ${({ $state }) => ($state === 'NEXT' ? 'var(--t3)' : $state === 'FAILED' ? 'var(--neg)' : 'var(--t1)')};
`;

const Caption = styled.span`
  font-size: 12px;
  line-height: 18px;
  color: var(--t3);
  padding: 0 4px;
`;
