/** Says beforehand that the operator is sure. */
export const YES = '--yes';

/**
 * Whether a deed that cannot be taken back, or that stops people, may begin. Who sits at a terminal is asked; a script is not, nor who said
 * `--yes`.
 * @param ask shows a question and answers what was typed.
 */
export async function confirmDanger(
  { script, words, isTerminal }: { script: string; words: readonly string[]; isTerminal: boolean },
  ask: (question: string) => Promise<string>,
): Promise<boolean> {
  if (!isTerminal || words.includes(YES)) return true;
  const answer = await ask(`npm run ${script} -- ${words.join(' ')}\nType yes to go on / 输入 yes 继续: `);
  return answer.trim().toLowerCase() === 'yes';
}
