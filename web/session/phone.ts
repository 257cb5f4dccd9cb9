/** A phone number as the form holds it: what is typed, without the spaces and dashes that people put in. */
export function cleanPhone(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/**
 * True for a number worth sending: mainland digits, or an international number with its plus. The server decides; this only saves
 * a round trip for what is plainly incomplete.
 */
export function isPhonePlausible(phone: string): boolean {
  return /^1\d{10}$/.test(phone) || /^\+\d{7,15}$/.test(phone);
}
