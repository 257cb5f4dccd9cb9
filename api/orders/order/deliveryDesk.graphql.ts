import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { readKeysetPage } from '../../http/graphql/keysetPage.ts';
import { asksForNumberAlone, totalCount } from '../../http/graphql/totalCount.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { isMoment, readSortCursor, writeSortCursor } from '../../kernel/sortCursor.ts';
import { ACCOUNTS_MAX } from '../../steam/account/steamBinding.ts';
import {
  countByDeskAccount,
  countDueDeliveries,
  countParcels,
  type DeskAccount,
  type DeskList,
  type DeskOwner,
  listDeskOrders,
  listParcels,
  PARCEL_MAX,
  type Parcel,
} from './deliveryDesk.store.ts';
import { HandDeliveryRef } from './handDelivery.graphql.ts';
import { connectOrders, OrderConnection, OrderNode } from './order.graphql.ts';
import { listOwnOrders } from './ownOrder.store.ts';

/** Default number of parcels on a page. */
const PARCELS_DEFAULT = 20;
/** Binds a cursor to the list of parcels. */
const BY_DUE_TIME = 'parcels';

/** A seller's desk; what its lists hold of each account is counted once a document. */
interface Desk {
  sellerId: string;
  countByAccount: () => Promise<DeskAccount[]>;
}

type OrderRow = (typeof OrderNode)['$inferType'];
interface ReadParcel extends Parcel {
  orders: OrderRow[];
}

const ACCOUNT =
  "SteamID64 of one of the viewer's accounts: return only what that account delivers. Default: all accounts.";

/** @throws InvalidInput */
function ownerOf({ sellerId }: Desk, steamId: string | null | undefined): DeskOwner {
  if (steamId && !/^\d{17}$/.test(steamId)) throw new InvalidInput('steamId', '17 digits');
  return { sellerId, steamId: steamId || null };
}

async function countOf(desk: Desk, list: DeskList, steamId: string | null | undefined): Promise<number> {
  const owner = ownerOf(desk, steamId);
  const accounts = await desk.countByAccount();
  return accounts
    .filter((account) => owner.steamId === null || account.steamId === owner.steamId)
    .reduce((sum, account) => sum + account[list], 0);
}

const DeliveryAccountRef = builder.objectRef<DeskAccount>('DeliveryAccount').implement({
  authScopes: { signedIn: true },
  description: "One of a seller's Steam accounts with orders on the delivery desk.",
  fields: (t) => ({
    steamId: t.exposeString('steamId', { description: 'SteamID64 of the account.' }),
    accountName: t.exposeString('accountName', {
      description: 'Name of the account at Steam, or else the one with which it signs in.',
    }),
    dueCount: t.int({
      description: 'Number of orders whose offer still has to be sent or confirmed from it.',
      resolve: ({ toSend, toConfirm }) => toSend + toConfirm,
    }),
  }),
});

const DeliveryParcelRef = builder.objectRef<ReadParcel>('DeliveryParcel').implement({
  authScopes: { signedIn: true },
  description:
    'Orders whose copies go into one trade offer: from one Steam account, to one buyer and trade link.',
  fields: (t) => ({
    id: t.id({
      description: 'Identifier that stays the same while its most urgent order is due, for client stores.',
      resolve: ({ firstId }) => Buffer.from(`DeliveryParcel:${firstId}`).toString('base64'),
    }),
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'When the first of the orders times out.' }),
    handDelivery: t.field({
      type: HandDeliveryRef,
      description: 'From which account the offer is sent, to which trade link, and with which message.',
      resolve: (parcel) => parcel,
    }),
    orders: t.field({
      type: [OrderNode],
      // Most buyers take a few copies.
      complexity: { field: 1, multiplier: 2 },
      description: `The orders, the most urgent first, at most ${PARCEL_MAX}; what goes beyond is the next parcel.`,
      resolve: ({ orders }) => orders,
    }),
  }),
});

const ParcelConnection = builder.connectionObject(
  {
    type: DeliveryParcelRef,
    name: 'DeliveryParcelConnection',
    description: 'A page of parcels.',
    fields: (t) => ({ totalCount: t.int(totalCount) }),
  },
  { name: 'DeliveryParcelEdge', description: 'One parcel of the page.' },
);

const DeliveryDeskRef = builder.objectRef<Desk>('DeliveryDesk').implement({
  authScopes: { signedIn: true },
  description: 'Orders that a seller delivers by hand, and wrong deliveries that can still be corrected.',
  fields: (t) => ({
    dueCount: t.int({
      description: 'Number of orders whose offer the viewer still has to send or confirm.',
      resolve: ({ sellerId }, _args, { platform }) => countDueDeliveries(platform.db, sellerId),
    }),
    accounts: t.field({
      type: [DeliveryAccountRef],
      description: `The viewer's Steam accounts with orders on the desk, by name, at most ${ACCOUNTS_MAX}.`,
      resolve: async ({ countByAccount }) => (await countByAccount()).slice(0, ACCOUNTS_MAX),
    }),
  }),
});

builder.objectField(DeliveryDeskRef, 'parcels', (t) =>
  t.connection(
    {
      type: DeliveryParcelRef,
      description:
        'The offers that the viewer has to send, each with all of its orders, the most urgent first. Forward only.',
      args: { steamId: t.arg.string({ required: false, description: ACCOUNT }) },
      complexity: connectionCost,
      resolve: async (desk, { steamId, first, after }, context) => {
        const owner = ownerOf(desk, steamId);
        const { db } = context.platform;
        const count = first ?? PARCELS_DEFAULT;
        const cursor = after ? readSortCursor('after', BY_DUE_TIME, after, isMoment) : null;
        const found = await listParcels(db, owner, { count, after: cursor });
        const page = found.slice(0, count);
        const ids = page.flatMap(({ orderIds }) => orderIds);
        const orders = await listOwnOrders(db, owner.sellerId, ids);
        const byId = new Map(orders.map((order) => [order.id, order]));
        const edges = page.map((parcel) => ({
          node: { ...parcel, orders: parcel.orderIds.flatMap((id) => byId.get(id) ?? []) },
          cursor: writeSortCursor(BY_DUE_TIME, { value: parcel.dueAt.getTime(), id: parcel.firstId }),
        }));
        return {
          totalCount: () => countParcels(db, owner),
          edges,
          pageInfo: {
            hasNextPage: found.length > count,
            hasPreviousPage: Boolean(after),
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        };
      },
    },
    ParcelConnection,
  ),
);

/** A list of the desk whose orders stand alone. */
function listField(list: Exclude<DeskList, 'toSend'>, description: string): void {
  builder.objectField(DeliveryDeskRef, list, (t) =>
    t.connection(
      {
        type: OrderNode,
        description,
        args: { steamId: t.arg.string({ required: false, description: ACCOUNT }) },
        complexity: connectionCost,
        resolve: async (desk, { steamId, ...args }, { platform: { db } }, info) => {
          const owner = ownerOf(desk, steamId);
          const page = readKeysetPage(args, (field, text) => readSortCursor(field, list, text, isMoment));
          const places = asksForNumberAlone(info) ? [] : await listDeskOrders(db, list, owner, page);
          const connection = await connectOrders(db, { userId: owner.sellerId, sort: list, page, places });
          return { ...connection, totalCount: () => countOf(desk, list, steamId) };
        },
      },
      OrderConnection,
    ),
  );
}

listField(
  'toConfirm',
  'Orders whose offer was made and waits for its confirmation in Steam’s mobile app, by deadline.',
);
listField('sent', 'Orders whose offer waits for the buyer and can still be cancelled, by deadline.');
listField(
  'wrong',
  'Orders whose buyer accepted a wrong delivery within seven days, which Steam may still reverse, newest first.',
);

builder.prismaObjectField(ViewerNode, 'deliveryDesk', (t) =>
  t.field({
    type: DeliveryDeskRef,
    nullable: true,
    description: 'The orders that the viewer delivers by hand.',
    resolve: ({ id: sellerId }, _args, { platform }) => {
      let counts: Promise<DeskAccount[]> | null = null;
      return { sellerId, countByAccount: () => (counts ??= countByDeskAccount(platform.db, sellerId)) };
    },
  }),
);
