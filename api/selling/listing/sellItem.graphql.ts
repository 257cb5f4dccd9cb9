import { builder } from '../../http/graphql/builder.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { SellInput } from './judgeCopies.ts';

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
