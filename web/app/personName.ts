/** How the server calls somebody who has chosen no name: 玩家 and the end of the id. */
const GIVEN_NAME = /^玩家([0-9a-z]{4})$/;

/** A nickname as the reader reads it: the one that the server gave is translated, a chosen one is left alone. */
export function personName(nickname: string, language: string): string {
  return language === 'zh' ? nickname : nickname.replace(GIVEN_NAME, 'Player $1');
}
