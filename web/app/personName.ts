/** How the server calls somebody who has chosen no name: 玩家 and the end of the id. */
const GIVEN_NAME = /^玩家([0-9a-z]{4})$/;

/** How the server calls a seller who has chosen none. */
const NAMELESS_SELLER = '人工发货';

/** A nickname as the reader reads it: the one that the server gave is translated, a chosen one is left alone. Nobody's name is empty. */
export function personName(nickname: string | null | undefined, language: string): string {
  const name = nickname ?? '';
  if (language === 'zh') {
    return name;
  }
  return name === NAMELESS_SELLER ? 'Manual delivery' : name.replace(GIVEN_NAME, 'Player $1');
}
