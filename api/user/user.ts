/** A user's chosen name, or one made of the end of the id. */
export function nicknameOf(user: { id: string; nickname: string | null }): string {
  return user.nickname ?? `玩家${user.id.slice(-4)}`;
}
