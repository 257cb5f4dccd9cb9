/** The picture of every page that has none of its own. */
export const BRAND_PREVIEW = '/preview.png';
/** The pictures of items; the query names which. */
export const ITEM_PREVIEW = '/preview/goods.jpg';

/** The address of an item's picture by its market hash name. */
export function itemPreviewPath(marketHashName: string): string {
  return `${ITEM_PREVIEW}?${new URLSearchParams({ hashName: marketHashName })}`;
}
