import { commandProblem, isHelpAsked, readWords } from '../../kernel/commandLine.ts';

/** A step of the rotation of the sealing keys. */
export type SecretsCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'begin' | 'finish'; readonly operator: string | null };

/** Help text in both languages. */
export const SECRETS_HELP = `npm run secrets:rotate -- begin
npm run secrets:rotate -- finish

  begin       makes a new key beside the old one; restart the market after it / 生成新密钥，随后重启
  finish      seals everything anew; run it until it finds nothing, then the old key goes
              重新密封全部内容；运行到再无可封时，旧密钥被删除
  --operator  who does it; the name at this machine unless told / 操作人，默认为本机用户名`;

/**
 * Parses the command line.
 * @throws CommandProblem with one line that names the word.
 */
export function readSecretsCommand(words: readonly string[]): SecretsCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const [verb = '', ...rest] = words;
  if (verb !== 'begin' && verb !== 'finish') throw commandProblem(verb, 'begin or finish', '没有这一步');
  return { kind: verb, operator: readWords(rest, {}).options.get('--operator') ?? null };
}
