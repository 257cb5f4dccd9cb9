import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { OrderUnpayable, PaymentAppClosed } from './order.errors.ts';
import { OrderNode } from './order.graphql.ts';
import { isBuyer } from './order.ts';
import type { OrderParts } from './orderParts.store.ts';
import { viewOrderPayPage } from './viewOrderPayPage.ts';

const OrderPaymentStatusEnum = builder.enumType('OrderPaymentStatus', {
  description: "State of an order's payment through the payment app.",
  values: {
    OPEN: { value: 'open', description: 'The payment has not arrived yet.' },
    PAID: { value: 'paid', description: 'Paid, and received by the order.' },
    CLOSED: { value: 'closed', description: 'Closed without having been paid.' },
    REFUNDING: {
      value: 'refunding',
      description: 'The order failed, and the money is being refunded through the payment app.',
    },
    REFUNDED: { value: 'refunded', description: 'Refunded through the payment app.' },
    KEPT: {
      value: 'kept',
      description:
        "The payment app rejected the refund permanently, so the money became the buyer's deposit.",
    },
  } as const,
});

const OrderPaymentRef = builder.objectRef<NonNullable<OrderParts['payment']>>('OrderPayment').implement({
  authScopes: { signedIn: true },
  description: 'The payment of an order through the payment app, visible to its buyer.',
  fields: (t) => ({
    number: t.exposeString('number', {
      description: 'Public number of the payment, which the payment app shows as well.',
    }),
    status: t.field({
      type: OrderPaymentStatusEnum,
      description: 'Current state of the payment.',
      resolve: ({ status }) => status,
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Time until which it can be paid.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was paid, closed or refunded; null while it is open or being refunded.',
    }),
  }),
});

builder.prismaObjectField(OrderNode, 'payment', (t) =>
  t.field({
    type: OrderPaymentRef,
    nullable: true,
    description:
      'The payment through the payment app, visible to the buyer. Null if the order was paid from the ' +
      'balance.',
    resolve: async (order, _args, context) =>
      isBuyer(order, context) ? (await context.loaders.orderParts.load(order.id)).payment : null,
  }),
);

/** The payment page of the viewer's order that waits for its payment; null for any other order. */
export async function payUrlOf(
  { platform, payment, viewer }: GraphqlContext,
  orderId: string,
): Promise<string | null> {
  const { userId: buyerId } = requireViewer(viewer);
  try {
    return await viewOrderPayPage(platform, payment, { buyerId, orderId });
  } catch (error) {
    if (error instanceof OrderUnpayable || error instanceof PaymentAppClosed) return null;
    throw error;
  }
}

builder.relayMutationField(
  'payOrder',
  {
    description: 'The order to pay, by its id.',
    inputFields: (t) => ({
      orderId: t.globalID({
        required: true,
        for: OrderNode,
        description: 'An order of the viewer as buyer that waits for its payment.',
      }),
    }),
  },
  {
    description:
      'Returns the payment page of an order again. It may be requested any number of times; the order is ' +
      'paid once.',
    authScopes: { signedIn: true },
    errors: { types: [PaymentAppClosed, OrderUnpayable] },
    resolve: async (_root, { input }, { platform, payment, viewer }) => {
      const { userId: buyerId } = requireViewer(viewer);
      return { payUrl: await viewOrderPayPage(platform, payment, { buyerId, orderId: input.orderId.id }) };
    },
  },
  {
    description: 'The payment page of the order.',
    outputFields: (t) => ({
      payUrl: t.string({
        description: "Address of the payment app's page.",
        resolve: ({ payUrl }) => payUrl,
      }),
    }),
  },
);
