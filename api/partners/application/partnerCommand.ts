import { COMMAND_TEXT_MAX, commandProblem, isHelpAsked, readWords } from '../../kernel/commandLine.ts';
import { PARTNER_STATUSES, type PartnerStatus } from './partner.ts';
import type { ReviewDecision } from './partnerReview.ts';

/** A command of an operator about partners. */
export type PartnerCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'list'; readonly status: PartnerStatus | null }
  | SandboxPartnerCommand
  | (OfOneApplication & { readonly kind: 'show' })
  | (OfOneApplication & { readonly kind: 'attachment'; readonly path: string })
  | (OfOneApplication & { readonly kind: 'review'; readonly decision: ReviewDecision });

/** Makes a partner in the sandbox, for developers. */
export interface SandboxPartnerCommand {
  readonly kind: 'sandbox';
  /** The file of the private key; null: the one in the market's data folder. */
  readonly path: string | null;
  /** Where callbacks go; null: as before. */
  readonly callbackUrl: string | null;
  readonly operator: string | null;
}

interface OfOneApplication {
  readonly appId: string;
  /** The operator who acts; null: the user who is signed in to this machine. */
  readonly operator: string | null;
}

const APP_ID = /^app_[0-9a-f]{24}$/;
const VERDICTS = ['approve', 'reject', 'reset'] as const;
const OPTIONS: Readonly<Record<(typeof VERDICTS)[number], readonly string[]>> = {
  approve: [],
  reject: ['--reason', '--solution'],
  reset: ['--reason'],
};

/** Usage text in both languages. */
export const PARTNER_HELP = `npm run partner -- list [reviewing|approved|rejected|all]
npm run partner -- show <app id>
npm run partner -- attachment <app id> <file to write>
npm run partner -- approve <app id>
npm run partner -- reject <app id> --reason … --solution …
npm run partner -- reset <app id> --reason …
npm run partner -- sandbox [key file] [--callback <url>]

  list        the applications under review unless told / 默认列出审核中的申请
  attachment  writes the attachment into a new file / 把附件写入新文件
  reject      the applicant reads reason and solution, and may send it again
              申请人会看到原因和解决办法，可修改后重新提交
  reset       revokes the key and takes the callback address back, so that step 2 begins again: for a lost key
              作废密钥并撤回回调地址，重新进行第二步：用于密钥遗失
  sandbox     beside a running market with the sandbox: a partner that is ready to call, with key, money and trade link, and a first
              call to paste; the same one every time. --callback: where its callbacks go (CALLBACK_DEV_HOSTS allows a local one)
              沙盒市场运行时使用：备好可直接调用的合作方，含密钥、余额与交易链接，并给出可粘贴的第一次调用；重复执行得到同一个
  --reason, --solution   at most ${COMMAND_TEXT_MAX} characters, shown as written / 最多 ${COMMAND_TEXT_MAX} 字，原样展示
  --operator  who looks or decides; the name at this machine unless told / 操作人，默认为本机用户名

The applicant is told by a message at once. Each look and each decision is kept with its operator.
申请人立即收到消息；每次查看与处理都会连同操作人保存。`;

/**
 * Parses the arguments of the command line.
 * @throws CommandProblem with one line that names the wrong argument.
 */
export function readPartnerCommand(words: readonly string[]): PartnerCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const [verb = '', ...rest] = words;
  if (verb === 'list') {
    const [status] = readWords(rest, { places: ['status'], placesMin: 0 }).places;
    return { kind: 'list', status: readStatus(status) };
  }
  if (verb === 'show' || verb === 'attachment') return readLook(verb, rest);
  if (verb === 'sandbox') return readSandbox(rest);
  const verdict = VERDICTS.find((each) => each === verb);
  if (!verdict)
    throw commandProblem(verb, 'list, show, attachment, approve, reject, reset or sandbox', '没有这个命令');
  const shape = { places: ['app id'], options: OPTIONS[verdict], required: OPTIONS[verdict] };
  const { places, options } = readWords(rest, shape);
  const decision = {
    verdict,
    reason: options.get('--reason') ?? null,
    solution: options.get('--solution') ?? null,
  };
  return {
    kind: 'review',
    appId: readAppId(places[0]),
    decision,
    operator: options.get('--operator') ?? null,
  };
}

function readSandbox(words: readonly string[]): SandboxPartnerCommand {
  const { places, options } = readWords(words, {
    places: ['key file'],
    placesMin: 0,
    options: ['--callback'],
  });
  return {
    kind: 'sandbox',
    path: places[0] ?? null,
    callbackUrl: options.get('--callback') ?? null,
    operator: options.get('--operator') ?? null,
  };
}

function readLook(kind: 'show' | 'attachment', words: readonly string[]): PartnerCommand {
  const { places, options } = readWords(words, { places: kind === 'show' ? ['app id'] : ['app id', 'file'] });
  const [appId, path = ''] = places;
  const whose = { appId: readAppId(appId), operator: options.get('--operator') ?? null };
  return kind === 'show' ? { kind, ...whose } : { kind, ...whose, path };
}

function readAppId(word = ''): string {
  if (!APP_ID.test(word)) throw commandProblem('app id', 'as list shows it', '请给出 list 显示的编号');
  return word;
}

function readStatus(word: string | undefined): PartnerStatus | null {
  if (word === 'all') return null;
  const status = PARTNER_STATUSES.find((each) => each === (word ?? 'reviewing'));
  if (!status) throw commandProblem('list', `${PARTNER_STATUSES.join(', ')} or all`, '状态不对');
  return status;
}
