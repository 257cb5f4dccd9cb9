import { commandProblem, isHelpAsked, readWords } from '../../kernel/commandLine.ts';

/** A command of an operator about listings. */
export type ListingCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'show'; readonly listingId: string }
  | {
      readonly kind: 'takeDown';
      readonly listingId: string;
      readonly reason: string;
      /** The part of the reason that the seller can read; null for none. */
      readonly note: string | null;
      /** Null: the user who is signed in to this machine. */
      readonly operator: string | null;
    };

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Usage text in both languages. */
export const LISTING_HELP = `npm run listing -- show <listing id>
npm run listing -- take-down <listing id> --reason … [--tell …]

  show        the copy, its price, its seller, its state / 饰品、价格、卖家与状态
  take-down   out of the market at once; the seller is told. One that an order holds is not touched: npm run order -- refund
              立即下架并通知卖家；已被订单占用的不动，请用 npm run order -- refund
  --tell      what the seller reads of the reason / 告诉卖家的原因
  --operator  who does it; the name at this machine unless told / 操作人，默认为本机用户名

The seller may list it again: npm run user -- block stops that. npm run find finds listings by any number.
卖家可再次上架；如需禁止请用 npm run user -- block。用 npm run find 按编号查找在售。`;

/**
 * Parses the arguments of the command line.
 * @throws CommandProblem with one line that names the wrong argument.
 */
export function readListingCommand(words: readonly string[]): ListingCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const [verb = '', ...rest] = words;
  if (verb === 'show')
    return { kind: verb, listingId: readId(readWords(rest, { places: ['listing id'] }).places[0]) };
  if (verb !== 'take-down') throw commandProblem(verb, 'show or take-down', '没有这个命令');
  const shape = { places: ['listing id'], options: ['--reason', '--tell'], required: ['--reason'] };
  const { places, options } = readWords(rest, shape);
  const [reason = '', note = null, operator = null] = ['--reason', '--tell', '--operator'].map((name) =>
    options.get(name),
  );
  return { kind: 'takeDown', listingId: readId(places[0]), reason, note, operator };
}

function readId(word = ''): string {
  if (!UUID.test(word))
    throw commandProblem('listing id', 'as npm run find shows it', '请给出 npm run find 显示的编号');
  return word;
}
