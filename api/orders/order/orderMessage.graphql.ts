import { builder } from '../../http/graphql/builder.ts';
import type { Prisma } from '../../kernel/generated/prisma/client.ts';
import { MessageNode } from '../../notifications/message/message.graphql.ts';
import { MessageGroupRef } from '../../notifications/message/messageGroup.graphql.ts';
import type { MessageTemplate } from '../../notifications/message/messageWords.ts';
import { STATUS_WORDS } from '../../notifications/message/orderStatusWords.ts';
import { type DeliveryIssue, ORDER_PHASES, type OrderPhase, type OrderReason } from './order.ts';
import { isMessageOver, type MessageSubject } from './orderNotifications.ts';
import { statusTextOf } from './orderStatus.ts';

const SUBJECT = {
  phase: true,
  verifyingFrom: true,
  deliveryIssue: true,
  proceedsReview: { select: { state: true } },
} satisfies Prisma.OrderSelect;
type Subject = Prisma.OrderGetPayload<{ select: typeof SUBJECT }>;

/** Messages about several orders. */
const SHARED_TEMPLATES: ReadonlySet<string> = new Set<MessageTemplate>(['offersDueSoon']);
const ENDED_PHASES = Object.keys(ORDER_PHASES).filter((phase) => ORDER_PHASES[phase as OrderPhase].isFinal);

/** What tells whether the orders of a message have moved on. */
export const ORDERS_OF_MESSAGE = {
  template: true,
  order: { select: SUBJECT },
  // Most of what has ended is left out by the database.
  orders: {
    select: { order: { select: SUBJECT } },
    where: { order: { phase: { notIn: ENDED_PHASES } } },
  },
} satisfies Prisma.MessageSelect;

/** True if the order of a message, or every order of it, has moved on since. */
export function hasMovedOn({
  template,
  order,
  orders,
}: Prisma.MessageGetPayload<{ select: typeof ORDERS_OF_MESSAGE }>): boolean {
  const isOver = (subject: Subject) => isMessageOver(template, subjectOf(subject));
  if (order !== null) return isOver(order);
  return SHARED_TEMPLATES.has(template) && orders.every((about) => isOver(about.order));
}

builder.prismaObjectField(MessageNode, 'isAboutDeliveries', (t) =>
  t.boolean({
    description: 'True if it is about several orders that the viewer delivers by hand: `deliveryDesk`.',
    resolve: ({ template }) => SHARED_TEMPLATES.has(template),
  }),
);

function subjectOf({ phase, verifyingFrom, deliveryIssue, proceedsReview }: Subject): MessageSubject {
  return {
    phase: phase as OrderPhase,
    verifyingFrom: verifyingFrom as OrderPhase | null,
    deliveryIssue: deliveryIssue as DeliveryIssue | null,
    isUnderReview: proceedsReview?.state === 'waiting',
  };
}

builder.prismaObjectFields(MessageGroupRef, (t) => ({
  order: t.relation('order', {
    nullable: true,
    description: 'The order that the messages are about; null if they are about none.',
  }),
  statusZh: t.string({
    nullable: true,
    description: "The order's current state in Chinese; null without an order.",
    select: { order: { select: { phase: true, reason: true } } },
    resolve: ({ order }) => order && STATUS_WORDS[statusTextOf(stateOf(order))].zh,
  }),
  statusEn: t.string({
    nullable: true,
    description: "The order's current state in English; null without an order.",
    select: { order: { select: { phase: true, reason: true } } },
    resolve: ({ order }) => order && STATUS_WORDS[statusTextOf(stateOf(order))].en,
  }),
}));

function stateOf({ phase, reason }: { phase: string; reason: string | null }) {
  return { phase: phase as OrderPhase, reason: reason as OrderReason | null };
}
