/** The server's name for a user without a nickname: 玩家 and the last characters of the id. */
const GIVEN_NAME = /^玩家([0-9a-z]{4})$/;

/** The server's name for a seller without a nickname. */
const NAMELESS_SELLER = '人工发货';

/**
 * A nickname as it is displayed: a generated one is translated, a chosen one is unchanged. Null gives an empty text.
 */
export function personName(nickname: string | null | undefined, language: string): string {
  const name = nickname ?? '';
  if (language === 'zh') {
    return name;
  }
  return name === NAMELESS_SELLER ? 'Manual delivery' : name.replace(GIVEN_NAME, 'Player $1');
}
