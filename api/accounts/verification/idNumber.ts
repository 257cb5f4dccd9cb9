const SHAPE = /^[1-9]\d{5}(?:18|19|20)\d{9}[\dX]$/;
/**
 * GB 11643-1999, annex A: the weights of the first seventeen digits, and the check character for each remainder of the
 * sum.
 */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHECK_CHARACTERS = '10X98765432';
const ADULT_YEARS = 18;
const SHANGHAI_MS = 8 * 3_600_000;

/** The check character of the first seventeen digits. */
export function checkCharacter(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return CHECK_CHARACTERS.charAt(sum % CHECK_CHARACTERS.length);
}

/** The birthday in a number as yyyy-mm-dd. */
function birthdayOf(idNumber: string): string {
  return `${idNumber.slice(6, 10)}-${idNumber.slice(10, 12)}-${idNumber.slice(12, 14)}`;
}

function isDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

/**
 * Parses a resident ID number of mainland China (GB 11643): eighteen characters, a valid date, and the right check
 * character.
 * @returns it with a capital X, or null if it is invalid.
 */
export function parseIdNumber(text: string): string | null {
  const idNumber = text.trim().replace(/x$/, 'X');
  if (!SHAPE.test(idNumber) || !isDay(birthdayOf(idNumber))) return null;
  return checkCharacter(idNumber.slice(0, 17)) === idNumber.charAt(17) ? idNumber : null;
}

/** Whether a person is of age on the current day in China. */
export function isAdult(idNumber: string, now: Date): boolean {
  const today = new Date(now.getTime() + SHANGHAI_MS).toISOString().slice(0, 10);
  const birthday = birthdayOf(idNumber);
  const comesOfAge = `${Number(birthday.slice(0, 4)) + ADULT_YEARS}${birthday.slice(4)}`;
  return comesOfAge <= today;
}

/** The masked form of a number: 1101**********1234. */
export function maskIdNumber(idNumber: string): string {
  return `${idNumber.slice(0, 4)}${'*'.repeat(10)}${idNumber.slice(14)}`;
}
