import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { OrderUnpayable, PaymentAppClosed } from './order.errors.ts';
import { OrderNode } from './order.graphql.ts';
import type { OrderPaymentStatus } from './orderPayment.ts';
import { isBuyer } from './orderSide.ts';
import { viewOrderPayPage } from './viewOrderPayPage.ts';

const OrderPaymentStatusEnum = builder.enumType('OrderPaymentStatus', {
  description: "Where an order's payment by the payment app stands.",
  values: {
    OPEN: { value: 'open', description: 'Not paid yet.' },
    PAID: { value: 'paid', description: 'Paid, and taken by the order.' },
    CLOSED: { value: 'closed', description: 'Given up unpaid.' },
    REFUNDING: { value: 'refunding', description: 'The order failed: on its way back to the payment app.' },
    REFUNDED: { value: 'refunded', description: 'Given back to the payment app.' },
    KEPT: { value: 'kept', description: "The payment app refused it for good: the buyer's deposit." },
  } as const,
});

const OrderPaymentRef = builder.prismaObject('OrderPayment', {
  authScopes: { signedIn: true },
  description: "An order's payment by the payment app, for its buyer.",
  fields: (t) => ({
    number: t.exposeString('number', {
      description: 'Its public number, which the payment app shows as well.',
    }),
    status: t.field({
      type: OrderPaymentStatusEnum,
      description: 'Where it stands.',
      select: { status: true },
      resolve: ({ status }) => status as OrderPaymentStatus,
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be paid.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it came to where it stands; null while it is open or on its way back.',
    }),
  }),
});

builder.prismaObjectField(OrderNode, 'payment', (t) =>
  t.field({
    type: OrderPaymentRef,
    nullable: true,
    description:
      'To the buyer: the payment by the payment app. Null where the order was paid from the balance.',
    select: { buyerId: true, payment: true },
    resolve: (order, _args, context) => (isBuyer(order, context) ? order.payment : null),
  }),
);

/** The page for an order of the viewer's that waits for its payment; null for any other. */
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
    description: 'Which order.',
    inputFields: (t) => ({
      orderId: t.globalID({
        required: true,
        for: OrderNode,
        description: 'An order of the viewer as buyer that waits for its payment.',
      }),
    }),
  },
  {
    description: 'Goes on paying an order. As often as wanted: it is paid once.',
    authScopes: { signedIn: true },
    errors: { types: [PaymentAppClosed, OrderUnpayable] },
    resolve: async (_root, { input }, { platform, payment, viewer }) => {
      const { userId: buyerId } = requireViewer(viewer);
      return { payUrl: await viewOrderPayPage(platform, payment, { buyerId, orderId: input.orderId.id }) };
    },
  },
  {
    description: 'Where to pay.',
    outputFields: (t) => ({
      payUrl: t.string({ description: "The payment app's page.", resolve: ({ payUrl }) => payUrl }),
    }),
  },
);
