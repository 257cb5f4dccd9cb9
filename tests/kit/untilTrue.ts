/** Polls until a condition holds. @throws Error if it does not hold in time. */
export async function untilTrue(holds: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`did not come true within ${timeoutMs} ms`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
