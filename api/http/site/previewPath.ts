/** The preview picture of every page without one of its own. */
export const BRAND_PREVIEW = '/preview.png';
/** The preview pictures of items. The query selects the item. */
export const ITEM_PREVIEW = '/preview/goods.jpg';

/** The address of an item's preview picture by its market hash name. */
export function itemPreviewPath(marketHashName: string): string {
  return `${ITEM_PREVIEW}?${new URLSearchParams({ hashName: marketHashName })}`;
}
