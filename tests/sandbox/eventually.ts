import { setTimeout as wait } from 'node:timers/promises';

/** Reads until the value is what was wanted; throws with the last one after `timeoutMs`. */
export async function eventually<Value>(
  read: () => Promise<Value>,
  isWanted: (value: Value) => boolean,
  timeoutMs = 30_000,
): Promise<Value> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isWanted(value)) return value;
    if (performance.now() > end) throw new Error(`still ${JSON.stringify(value)}`);
    await wait(100);
  }
}
