import { InvalidInput } from './invalidInput.ts';

const YEAR_MIN = 1970;
const YEAR_MAX = 9999;

/** Lets a moment pass that the database can hold and a person can mean. @throws InvalidInput naming the field. */
export function requireMoment(field: string, moment: Date): Date {
  const year = moment.getUTCFullYear();
  if (year < YEAR_MIN || year > YEAR_MAX)
    throw new InvalidInput(field, `a year from ${YEAR_MIN} to ${YEAR_MAX}`);
  return moment;
}
