import { AccountBlocked } from '../../accounts/user/user.errors.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import type { SellInput } from './judgeCopies.ts';
import { listItems } from './listItems.ts';
import { NothingSelected } from './listing.errors.ts';
import { BATCH_MAX } from './runBatch.ts';
import { batchPayload, withListings } from './selling.graphql.ts';

/** The input of a request to sell one copy. */
export const SellItemInput = builder.inputType('SellItemInput', {
  description: 'One item to sell with its price: `priceCents` or `multiplier`, not both.',
  fields: (t) => ({
    inventoryItemId: t.globalID({ required: true, description: "An item of the viewer's inventory." }),
    priceCents: t.field({
      type: 'Cents',
      required: false,
      description:
        'The ask in fen. Above ten times the reference price, or 100,000 yuan, it is lowered to that limit.',
    }),
    multiplier: t.float({
      required: false,
      description:
        'Multiplier of the reference price, 0.97 to 1.1, with at most three decimals. The price is rounded ' +
        'half up to a fen.',
    }),
    isPriceConfirmed: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Confirms a price that is below half of the reference price.',
    }),
  }),
});

/**
 * Parses requests to sell.
 * @throws InvalidInput for an id that is not an inventory item's.
 */
export function readSellItems(items: readonly (typeof SellItemInput.$inferInput)[]): SellInput[] {
  return items.map(({ inventoryItemId: copy, priceCents, multiplier, isPriceConfirmed }) => {
    if (copy.typename !== 'InventoryItem') throw new InvalidInput('inventoryItemId', 'is no inventory item');
    return {
      assetId: copy.id,
      priceCents: priceCents ?? null,
      multiplier: multiplier ?? null,
      isPriceConfirmed: isPriceConfirmed ?? false,
    };
  });
}

builder.relayMutationField(
  'listItems',
  {
    description: 'The items to sell.',
    inputFields: (t) => ({
      items: t.field({
        type: [SellItemInput],
        required: true,
        description: `The items with their prices, at most ${BATCH_MAX}.`,
      }),
      clientRequestId: t.string({
        required: true,
        description:
          'Idempotency key made by the client, 8 to 64 characters. Repeating it returns the same results.',
      }),
    }),
  },
  {
    description:
      'Puts items on sale. Every item that cannot be listed returns its reason. Safe to repeat with the ' +
      'same client request id.',
    authScopes: { signedIn: true },
    errors: { types: [ServiceClosed, NothingSelected, AccountBlocked, RequestIdReused] },
    resolve: async (_root, { input }, context) => {
      const outcomes = await listItems(context.platform, {
        userId: requireViewer(context.viewer).userId,
        items: readSellItems(input.items),
        clientRequestId: input.clientRequestId,
      });
      return withListings(outcomes, context);
    },
  },
  batchPayload,
);
