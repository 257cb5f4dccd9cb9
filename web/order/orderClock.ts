/** The part of an order that its clock depends on; values as in `schema.graphql`, times ISO 8601. */
export interface ClockOrder {
  readonly phase: string;
  readonly deadlineAt?: string | null | undefined;
  readonly settlesAt?: string | null | undefined;
  readonly holdEndsAt?: string | null | undefined;
  readonly pausedAt?: string | null | undefined;
}

/** The clock that people read. */
export interface OrderClock {
  /** Null where none runs. */
  readonly endsAt: string | null;
  /** Since when it stands still because Steam is down; null where it runs. */
  readonly stoppedAt: string | null;
}

const CLOCKED_PHASES = ['AWAITING_PAYMENT', 'AWAITING_OFFER', 'DELIVERING', 'AWAITING_ACCEPT'];

/** Which of an order's times counts in its phase. A deadline that nobody there must keep is none to people. */
export function orderClock(order: ClockOrder): OrderClock {
  const { phase } = order;
  if (phase === 'PROTECTED') {
    return { endsAt: order.settlesAt ?? null, stoppedAt: null };
  }
  if (phase === 'ON_HOLD') {
    return { endsAt: order.holdEndsAt ?? null, stoppedAt: null };
  }
  const endsAt = CLOCKED_PHASES.includes(phase) ? (order.deadlineAt ?? null) : null;
  return { endsAt, stoppedAt: endsAt === null ? null : (order.pausedAt ?? null) };
}
