import type { OrderState } from './orderState.ts';

/** The four steps of an order (requirement O-03), in their order. */
export const ORDER_STEPS = ['ORDER', 'PAYMENT', 'SHIPMENT', 'RECEIPT'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** How a step is drawn: `failed` is the step where the order broke. */
export type StepState = 'done' | 'now' | 'later' | 'failed';

/** The state of each step. With the item received all four are done, even while Steam can still reverse the trade. */
export function orderSteps({ phase, step }: Pick<OrderState, 'phase' | 'step'>): readonly StepState[] {
  const reached = ORDER_STEPS.indexOf(step as OrderStep);
  return ORDER_STEPS.map((_, index) => {
    if (phase === 'PROTECTED' || phase === 'COMPLETED' || index < reached) {
      return 'done';
    }
    if (index > reached) {
      return 'later';
    }
    return phase === 'FAILED' ? 'failed' : 'now';
  });
}

/** One event of an order, as far as its steps need it. */
interface StepEvent {
  readonly phase: string;
  readonly createdAt: string;
}

const STEP_DONE_BY: Record<OrderStep, readonly string[]> = {
  ORDER: ['CREATING', 'AWAITING_PAYMENT', 'AWAITING_OFFER'],
  PAYMENT: ['AWAITING_OFFER'],
  SHIPMENT: ['AWAITING_ACCEPT', 'ON_HOLD', 'PROTECTED'],
  RECEIPT: ['PROTECTED', 'COMPLETED'],
};

/** When a step was done: the first event that proves it. Null where none does. Events come oldest first. */
export function stepDoneAt(step: OrderStep, events: readonly StepEvent[]): string | null {
  return events.find((event) => STEP_DONE_BY[step].includes(event.phase))?.createdAt ?? null;
}
