/**
 * Asserts an invariant. A failure is a bug in this program, never a user's mistake.
 * @throws Error with `message` if the condition is false.
 */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Assertion failed: ${message}`);
}
