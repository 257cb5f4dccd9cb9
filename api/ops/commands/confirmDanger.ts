/** Option that confirms a dangerous command in advance. */
export const YES = '--yes';

/**
 * Confirms an action that cannot be undone or that interrupts users. Asks at a terminal; scripts and `--yes` are not asked.
 * @param ask shows a question and returns the input.
 */
export async function confirmDanger(
  { script, words, isTerminal }: { script: string; words: readonly string[]; isTerminal: boolean },
  ask: (question: string) => Promise<string>,
): Promise<boolean> {
  if (!isTerminal || words.includes(YES)) return true;
  const answer = await ask(`npm run ${script} -- ${words.join(' ')}\nType yes to go on / 输入 yes 继续: `);
  return answer.trim().toLowerCase() === 'yes';
}
