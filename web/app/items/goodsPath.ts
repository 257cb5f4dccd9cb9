/** The address of one market item; its name is the key that Steam itself uses. */
export function goodsPath(marketHashName: string): string {
  return `/goods?${new URLSearchParams({ hashName: marketHashName })}`;
}
