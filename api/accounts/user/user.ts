/** The seller name of a user without a nickname (O-04). */
const NAMELESS_SELLER = '人工发货';

/** A user's nickname, or a name derived from the end of the id. */
export function nicknameOf(user: { id: string; nickname: string | null }): string {
  return user.nickname ?? `玩家${user.id.slice(-4)}`;
}

/** A user's name as a seller, in every API: the nickname, or the specification's word if there is none (O-04). */
export function sellerNameOf({ nickname }: { nickname: string | null }): string {
  return nickname ?? NAMELESS_SELLER;
}
