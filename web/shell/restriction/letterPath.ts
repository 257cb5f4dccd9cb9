/** The address of a new letter to the operators: what it is about, and the page to go back to. */
export function letterPath(about: { readonly kind: string; readonly orderNo?: string | null }, back: string) {
  const { kind, orderNo } = about;
  return `/user/letters?${new URLSearchParams({ about: kind, ...(orderNo == null ? {} : { orderNo }), back })}`;
}

/** What the address of a new letter names. A page of another site is never gone back to. */
export function readLetterPath(search: URLSearchParams) {
  const [about, orderNo, back] = [search.get('about'), search.get('orderNo') ?? '', search.get('back') ?? ''];
  return {
    about,
    orderNo: /^\d{1,32}$/.test(orderNo) ? orderNo : null,
    back: /^\/(?![/\\])/.test(back) ? back : null,
  };
}
