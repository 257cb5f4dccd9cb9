/** URL of one market item. Its market hash name, Steam's own key, identifies it. */
export function goodsPath(marketHashName: string): string {
  return `/goods?${new URLSearchParams({ hashName: marketHashName })}`;
}
