/** Removes the spaces and dashes from a typed phone number. */
export function cleanPhone(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/**
 * True for a number worth sending: mainland digits, or an international number with its plus. The server decides;
 * this only saves a request for a number that is plainly incomplete.
 */
export function isPhonePlausible(phone: string): boolean {
  return /^1\d{10}$/.test(phone) || /^\+\d{7,15}$/.test(phone);
}
