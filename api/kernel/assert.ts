/**
 * States what must be true here. A failure is a bug in this program, never a user's mistake.
 * @throws Error with `message` when the condition does not hold.
 */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Assertion failed: ${message}`);
}
