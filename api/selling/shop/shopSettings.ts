import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { PinNotOnSale, ShopAddressTaken, ShopAddressUnfit, ShopLineUnfit } from './shop.errors.ts';
import {
  countOpenListings,
  listHiddenPins,
  lockNickname,
  takeAddress,
  updatePins,
  updateShopLine,
} from './shopSettings.store.ts';
import { parseShopLine, SHOP_LINE_MAX, shopAddressOf } from './shopTexts.ts';

/** Maximum number of listings that a shop shows first. */
export const PINS_MAX = 6;

/**
 * Sets the line about a user's shop; an empty one removes it.
 * @throws ShopLineUnfit.
 */
export async function setShopLine(
  { db }: Platform,
  { userId, line: text }: { userId: string; line: string },
): Promise<void> {
  const parsed = parseShopLine(text);
  if (parsed === null) throw new ShopLineUnfit({ limit: SHOP_LINE_MAX });
  await updateShopLine(db, userId, parsed.line);
}

/**
 * Makes a user's nickname the address of their shop. The former address leads to the shop for 90 days, and the address
 * with the user's id always does. Repeating it changes nothing.
 * @throws ShopAddressUnfit, ShopAddressTaken.
 */
export async function claimShopAddress({ db }: Platform, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const address = shopAddressOf((await lockNickname(tx, userId)) ?? '');
    if (address === null) throw new ShopAddressUnfit();
    if (!(await takeAddress(tx, userId, address))) throw new ShopAddressTaken();
  });
}

/**
 * Sets which listings a shop shows first, in this order; none of them removes all that it shows. Pinned ones that it does
 * not show at the moment, since a buyer is about to pay or sales pause, come after them as far as there is room: the
 * seller who pins another has not seen them.
 * @throws PinNotOnSale, InvalidInput naming the field.
 */
export async function setPinnedListings(
  { db }: Platform,
  { userId, listingIds }: { userId: string; listingIds: readonly string[] },
): Promise<void> {
  const ids = [...new Set(listingIds)];
  if (ids.length > PINS_MAX) throw new InvalidInput('listingIds', `at most ${PINS_MAX}`);
  await inTransaction(db, async (tx) => {
    if ((await countOpenListings(tx, userId, ids)) < ids.length) throw new PinNotOnSale();
    const hidden = (await listHiddenPins(tx, userId)).filter((id) => !ids.includes(id));
    await updatePins(tx, userId, [...ids, ...hidden].slice(0, PINS_MAX));
  });
}
