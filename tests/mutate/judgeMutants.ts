import { STRICT_RULES } from './mutatedRules.ts';

/** Of all mutants so many must be killed, in percent. */
const KILLED_PERCENT_MIN = 85;
/** What ends a mutant: a test that fails, or one that never ends. */
const KILLED = ['Killed', 'Timeout'];
/** What lives: no test noticed it, or none ran it. */
const ALIVE = ['Survived', 'NoCoverage'];

/** A mutant as Stryker reports it. */
export interface JudgedMutant {
  fileName: string;
  status: string;
  location: { start: { line: number } };
}

/** Reports how many mutants were killed, and one line for each that breaks the threshold. A mutant that a comment excludes is not counted. */
export function judgeMutants(mutants: readonly JudgedMutant[]): { summary: string; problems: string[] } {
  const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
  const alive = mutants.filter(({ status }) => ALIVE.includes(status));
  const percent = (100 * killed) / (killed + alive.length || 1);
  const strict = alive.filter(({ fileName }) => STRICT_RULES.includes(fileName));
  return {
    summary: `${killed} of ${killed + alive.length} mutants killed, ${percent.toFixed(1)} %`,
    problems: [
      ...(percent < KILLED_PERCENT_MIN
        ? [`fewer than ${KILLED_PERCENT_MIN} % of all mutants are killed`]
        : []),
      ...strict.map(({ fileName, location }) => `${fileName}:${location.start.line} has a mutant that lives`),
    ],
  };
}
