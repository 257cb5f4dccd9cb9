/** A hidden page draws nothing; what waits for it goes on all the same, in ms. */
const LONGEST_MS = 500;

/**
 * Until what a press has changed so far stands in a frame. What takes long is done after it: the answer to the press is then seen at once,
 * and the next press is not kept waiting.
 */
export function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
}
