import { availableParallelism, loadavg } from 'node:os';

/** Duration of `work` in ms on an idle core of the machine on which the goals of docs/bench.md were measured. */
const QUIET_MS = 8.5;
const WARM_UPS = 3;
const ROUNDS = 9;

const ROWS = Array.from({ length: 3_000 }, (_, id) => ({
  id,
  name: `Item ${(id * 7_919) % 3_000}`,
  priceCents: (id * 7_919) % 100_000,
}));

/** Writes, reads and sorts rows, as servers do. */
function work(): number {
  let sum = 0;
  for (let turn = 0; turn < 4; turn += 1) {
    const rows = JSON.parse(JSON.stringify(ROWS)) as typeof ROWS;
    rows.sort((a, b) => a.priceCents - b.priceCents);
    sum += rows[turn]?.id ?? 0;
  }
  return sum;
}

function timeWorkMs(): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The median duration of `work`, as many times the quiet one. */
function pace(): number {
  for (let turn = 0; turn < WARM_UPS; turn += 1) work();
  const timesMs = Array.from({ length: ROUNDS }, timeWorkMs).toSorted((a, b) => a - b);
  return (timesMs[Math.floor(ROUNDS / 2)] ?? QUIET_MS) / QUIET_MS;
}

/** How many processes shared each core in the last minute. Work of several processes waits that much longer, however fast one is. */
function crowding(): number {
  return (loadavg()[0] ?? 0) / availableParallelism();
}

/**
 * How many times slower this machine is now than the one our goals are written for: other tests run beside, and build machines differ.
 * A test of speed allows its goal times this, so that it fails for what the code does and not for where it runs. At least 1.
 */
export function slowness(): number {
  return Math.max(1, pace(), crowding());
}
