import type { BooksReader } from '../books.ts';
import { SandboxInputError } from '../sandboxInput.ts';
import { addFault } from './faultSwitch.ts';

type Fields = Readonly<Record<string, string>>;

/** Faults that are switched on together. Each strikes by its own share, which the seed decides, and the same seed repeats them. */
export interface FaultScenario {
  readonly zh: string;
  readonly en: string;
  readonly faults: readonly Fields[];
}

const sending = '/tradeoffer/new/send';

/** The sets of faults by the name that a request gives. */
export const faultScenarios: Readonly<Record<string, FaultScenario>> = {
  badHour: {
    zh: '糟糕的一小时：拦截、限流、掉线、空列表、断续正文、状态摇摆',
    en: 'A bad hour: edge, limits, sign-in pages, empty lists, broken bodies, flapping',
    faults: [
      { kind: 'edge', percent: '3' },
      { kind: 'status', status: '429', percent: '2' },
      { kind: 'status', status: '503', percent: '3' },
      { kind: 'signIn', percent: '2' },
      { kind: 'null', percent: '2' },
      { kind: 'none', path: '/inventory/', percent: '10' },
      { kind: 'none', path: 'GetTradeOffers', percent: '5' },
      { kind: 'broken', percent: '3' },
      { kind: 'trickle', delayMs: '500', percent: '5' },
      { kind: 'stale', percent: '20' },
      { kind: 'unacknowledged', path: '/mobileconf/ajaxop', percent: '20' },
    ],
  },
  lostAnswers: {
    zh: '回复丢失：已生效却没有回复、重复生效',
    en: 'Lost answers: done and not told, done twice',
    faults: [
      { kind: 'cut', percent: '5', withEffect: 'true' },
      { kind: 'empty', percent: '3', withEffect: 'true' },
      { kind: 'status', status: '502', percent: '5', withEffect: 'true' },
      { kind: 'cut', path: sending, percent: '20', withEffect: 'true' },
      { kind: 'twice', path: sending, percent: '10' },
    ],
  },
  wildLists: {
    zh: '列表混乱：缺失、重复、残缺、摇摆、有总数无内容',
    en: 'Wild lists: missing, doubled, unreadable and older rows, counts without rows',
    faults: [
      { kind: 'stale', percent: '30' },
      { kind: 'missing', percent: '10' },
      { kind: 'doubled', percent: '10' },
      { kind: 'garbled', percent: '5' },
      { kind: 'none', path: 'GetTradeOffers', percent: '10' },
      { kind: 'hollow', path: '/inventory/', percent: '10' },
      { kind: 'unasked', path: '/inventory/' },
    ],
  },
  slowSteam: {
    zh: 'Steam 缓慢：回复慢、正文慢、生效慢',
    en: 'Slow Steam: late answers, slow bodies, late effects',
    faults: [
      { kind: 'slow', delayMs: '1500', percent: '20' },
      { kind: 'trickle', delayMs: '1500', percent: '15' },
      { kind: 'late', delayMs: '3000', percent: '5' },
    ],
  },
};

/** The names in `scenario`, by commas, and in `scenario[0]`, `scenario[1]`, … of a form. */
function namesIn(fields: Fields): string[] {
  const given = Object.entries(fields).filter(([name]) => /^scenario(\[\d+\])?$/.test(name));
  const names = given.flatMap(([, value]) => value.split(','));
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
}

/**
 * Switches on all faults of the sets that `scenario` names, for an hour by the clock (`minutes`); `seed` decides whom they strike. Returns
 * the ids. Throws `SandboxInputError`.
 */
export async function addScenarios(books: BooksReader, fields: Record<string, string>): Promise<string[]> {
  const names = namesIn(fields);
  const unknown = names.some((name) => !Object.hasOwn(faultScenarios, name));
  if (unknown || names.length === 0)
    throw new SandboxInputError('scenario', `one or several of ${Object.keys(faultScenarios).join(', ')}`);
  const { minutes, seed } = fields;
  const shared = { service: 'steam', minutes: minutes || '60', seed: seed || '1', count: '0' };
  const ids: string[] = [];
  for (const fault of names.flatMap((name) => faultScenarios[name]?.faults ?? []))
    ids.push(await addFault(books, { ...shared, ...fault }));
  return ids;
}

/** Switches on one fault, or all of the sets in `scenario`. Returns the ids. Throws `SandboxInputError`. */
export async function addFaults(books: BooksReader, fields: Record<string, string>): Promise<string[]> {
  return fields.scenario ? addScenarios(books, fields) : [await addFault(books, fields)];
}
