/** How a seller is called who has chosen no name (O-04). */
const NAMELESS_SELLER = '人工发货';

/** A user's chosen name, or one made of the end of the id. */
export function nicknameOf(user: { id: string; nickname: string | null }): string {
  return user.nickname ?? `玩家${user.id.slice(-4)}`;
}

/** What a user is called as a seller, at every door: the chosen name, or the specification's word where there is none (O-04). */
export function sellerNameOf({ nickname }: { nickname: string | null }): string {
  return nickname ?? NAMELESS_SELLER;
}
