/** Timeout in ms: a hidden page renders no frame, and the waiting code must still continue. */
const LONGEST_MS = 500;

/**
 * Resolves when the changes of a press so far are painted. Slow work after it does not delay the visible response to
 * the press, nor the next press.
 */
export function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
}
