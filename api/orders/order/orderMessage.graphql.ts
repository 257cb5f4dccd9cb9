import { builder } from '../../http/graphql/builder.ts';
import { MessageNode } from '../../notifications/message/message.graphql.ts';
import { MessageGroupRef } from '../../notifications/message/messageGroup.graphql.ts';
import { STATUS_WORDS } from '../../notifications/message/orderStatusWords.ts';
import type { DeliveryIssue, OrderPhase, OrderReason } from './order.ts';
import { isMessageOver } from './orderNotifications.ts';
import { statusTextOf } from './orderStatus.ts';

builder.prismaObjectField(MessageNode, 'isOver', (t) =>
  t.boolean({
    description:
      'True if its order has moved on since, so that what the message says or asks for is history. False for a message that ' +
      'states a lasting fact.',
    select: {
      order: {
        select: {
          phase: true,
          verifyingFrom: true,
          deliveryIssue: true,
          proceedsReview: { select: { state: true } },
        },
      },
    },
    resolve: ({ template, order }) =>
      order !== null &&
      isMessageOver(template, {
        phase: order.phase as OrderPhase,
        verifyingFrom: order.verifyingFrom as OrderPhase | null,
        deliveryIssue: order.deliveryIssue as DeliveryIssue | null,
        isUnderReview: order.proceedsReview?.state === 'waiting',
      }),
  }),
);

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
