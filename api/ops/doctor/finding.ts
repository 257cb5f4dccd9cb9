/**
 * How a part of the outside world does: `fine`; `off` by the settings; `poor`, which the market bears for a while; `broken`, which it
 * needs.
 */
export type PartState = 'fine' | 'off' | 'poor' | 'broken';

/** A text in both languages. */
export interface BothWords {
  readonly en: string;
  readonly zh: string;
}

/** What came of a question to a part: and, unless it is fine, what to do. */
export interface PartAnswer {
  readonly state: PartState;
  /** What came, in technical terms without secrets. */
  readonly came: string;
  readonly advice?: BothWords;
}

/** A part of the outside world, and a question to it that changes nothing. */
export interface OutsidePart {
  readonly name: string;
  /** What is tried. */
  readonly tried: string;
  /** @throws Error if the part does not answer as it should. */
  ask(): Promise<PartAnswer>;
  /** What to do where it throws. */
  readonly advice: BothWords;
  /** True if the market goes on without it: a failure is `poor`, and no `broken`. */
  readonly isBorne?: boolean;
}

/** A part with its answer. */
export interface Finding extends PartAnswer {
  readonly name: string;
  readonly tried: string;
}

/** Longest wait for one part, in milliseconds. */
const PART_MS = 20_000;

/** One line; addresses may carry a password. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  const text = (error instanceof Error ? error.message : String(error)).trim();
  // Prisma puts the call before the reason.
  const message = text.startsWith('Invalid `') ? (text.split('\n').at(-1) ?? text) : text;
  return message
    .replaceAll(/\/\/[^@/\s]*@/g, '//…@')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 200);
}

async function examine({ name, tried, ask, advice, isBorne = false }: OutsidePart): Promise<Finding> {
  const late = AbortSignal.timeout(PART_MS);
  const tooLate = new Promise<never>((_done, fail) =>
    late.addEventListener('abort', () => fail(new Error(`no answer in ${PART_MS / 1_000} s`)), {
      once: true,
    }),
  );
  try {
    return { name, tried, ...(await Promise.race([ask(), tooLate])) };
  } catch (error) {
    return { name, tried, state: isBorne ? 'poor' : 'broken', came: reasonOf(error), advice };
  }
}

/** Asks all parts at once; the findings are in their order. */
export async function examineParts(parts: readonly OutsidePart[]): Promise<Finding[]> {
  return Promise.all(parts.map(examine));
}

const SIGNS: Readonly<Record<PartState, string>> = { fine: '✔', off: '–', poor: '!', broken: '✖' };

/** The line of a finding: what was tried, what came, and what to do. */
export function writeFinding({ name, tried, state, came, advice }: Finding): string {
  const todo = state === 'fine' || !advice ? '' : `  →  ${advice.en} / ${advice.zh}`;
  return `${SIGNS[state]} ${name.padEnd(10)} ${tried}: ${came}${todo}`;
}

/** True unless something that the market needs is broken. */
export function isHealthy(findings: readonly Finding[]): boolean {
  return findings.every(({ state }) => state !== 'broken');
}
