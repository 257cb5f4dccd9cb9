import { PARTNER_STATUSES, type PartnerStatus } from './partner.ts';
import type { ReviewDecision } from './partnerReview.ts';

/** What an operator asks for. */
export type PartnerCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'list'; readonly status: PartnerStatus | null }
  | (OfOneApplication & { readonly kind: 'show' })
  | (OfOneApplication & { readonly kind: 'attachment'; readonly path: string })
  | (OfOneApplication & { readonly kind: 'review'; readonly decision: ReviewDecision });

interface OfOneApplication {
  readonly appId: string;
  /** Who looks or decides; null: whoever is signed in at this machine. */
  readonly operator: string | null;
}

const APP_ID = /^app_[0-9a-f]{24}$/;
const TEXT_MAX = 500;
const LOOKS = ['show', 'attachment'] as const;
const VERDICTS = ['approve', 'reject', 'reset'] as const;
const OPTIONS: Readonly<Record<(typeof VERDICTS)[number], readonly string[]>> = {
  approve: ['--operator'],
  reject: ['--reason', '--solution', '--operator'],
  reset: ['--reason', '--operator'],
};

/** How to call it, in both languages. */
export const PARTNER_HELP = `npm run partner -- list [reviewing|approved|rejected|all]
npm run partner -- show <app id>
npm run partner -- attachment <app id> <file to write>
npm run partner -- approve <app id>
npm run partner -- reject <app id> --reason … --solution …
npm run partner -- reset <app id> --reason …

  list        the applications under review unless told / 默认列出审核中的申请
  attachment  writes the attachment into a new file / 把附件写入新文件
  reject      the applicant reads reason and solution, and may send it again
              申请人会看到原因和解决办法，可修改后重新提交
  reset       revokes the key and takes the callback address back, so that step 2 begins again: for a lost key
              作废密钥并撤回回调地址，重新进行第二步：用于密钥遗失
  --reason, --solution   at most ${TEXT_MAX} characters, shown as written / 最多 ${TEXT_MAX} 字，原样展示
  --operator  who looks or decides; the name at this machine unless told / 操作人，默认为本机用户名

The applicant is told by a message at once. Each look and each decision is kept with its operator.
申请人立即收到消息；每次查看与处理都会连同操作人保存。`;

/** What is wrong with a command, naming the field, in both languages. */
export class PartnerCommandProblem extends Error {}

function problem(field: string, english: string, chinese: string): PartnerCommandProblem {
  return new PartnerCommandProblem(`${field}: ${english} / ${chinese}`);
}

/**
 * Reads the words of the command line.
 * @throws PartnerCommandProblem in one line that names the word.
 */
export function readPartnerCommand(words: readonly string[]): PartnerCommand {
  const [verb, ...rest] = words;
  if (verb === undefined || words.includes('--help') || verb === 'help') return { kind: 'help' };
  if (verb === 'list') return { kind: 'list', status: readStatus(rest[0]) };
  const verdict = VERDICTS.find((each) => each === verb);
  const look = LOOKS.find((each) => each === verb);
  if (!verdict && !look)
    throw problem(verb, 'list, show, attachment, approve, reject or reset', '没有这个命令');
  const [appId = '', ...options] = rest;
  if (!APP_ID.test(appId)) throw problem('app id', 'as list shows it', '请给出 list 显示的编号');
  if (!verdict) return readLook(look, appId, options);
  const given = readOptions(options, OPTIONS[verdict]);
  const decision = {
    verdict,
    reason: given.get('--reason') ?? null,
    solution: given.get('--solution') ?? null,
  };
  return { kind: 'review', appId, decision, operator: given.get('--operator') ?? null };
}

function readLook(
  verb: (typeof LOOKS)[number] | undefined,
  appId: string,
  words: readonly string[],
): PartnerCommand {
  const path = verb === 'attachment' ? (words[0] ?? '') : null;
  if (path !== null && (path === '' || path.startsWith('--')))
    throw problem('file', 'name the file to write', '请给出要写入的文件');
  const given = readOptions(path === null ? words : words.slice(1), ['--operator']);
  const whose = { appId, operator: given.get('--operator') ?? null };
  return path === null ? { kind: 'show', ...whose } : { kind: 'attachment', ...whose, path };
}

function readStatus(word: string | undefined): PartnerStatus | null {
  if (word === 'all') return null;
  const status = PARTNER_STATUSES.find((each) => each === (word ?? 'reviewing'));
  if (!status) throw problem('list', `${PARTNER_STATUSES.join(', ')} or all`, '状态不对');
  return status;
}

function readOptions(words: readonly string[], known: readonly string[]): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (let place = 0; place < words.length; place += 2) {
    const name = words[place] ?? '';
    if (!known.includes(name)) throw problem(name, 'is not known here', '没有这个选项');
    if (given.has(name)) throw problem(name, 'is given twice', '重复给出');
    const value = words[place + 1]?.trim() ?? '';
    if (value === '' || value.startsWith('--')) throw problem(name, 'has no value', '缺少内容');
    if (value.length > TEXT_MAX) throw problem(name, `at most ${TEXT_MAX} characters`, `最多 ${TEXT_MAX} 字`);
    given.set(name, value);
  }
  const missing = known.find((name) => name !== '--operator' && !given.has(name));
  if (missing) throw problem(missing, 'is missing', '不能为空');
  return given;
}
