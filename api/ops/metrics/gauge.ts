import { Counter, Gauge, type Registry } from 'prom-client';

/** A metric that is read only when metrics are requested. */
export interface GaugeSource {
  name: string;
  help: string;
  read(): number;
}

/** Adds gauges. */
export function addGauges(registry: Registry, sources: readonly GaugeSource[]): void {
  for (const { name, help, read } of sources) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  }
}

/** Adds counters whose values are counted elsewhere and never decrease. */
export function addCounters(registry: Registry, sources: readonly GaugeSource[]): void {
  for (const { name, help, read } of sources) {
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
}

/** One line of a metric. */
export type Line = [labels: Record<string, string>, value: number];

/** A metric with labels, read as a whole. */
export interface LabelledFigure {
  name: string;
  help: string;
  labels: readonly string[];
  read(): Promise<Line[]>;
}

/** Adds a metric whose lines are read when metrics are requested. */
export function addLabelled(registry: Registry, { name, help, labels, read }: LabelledFigure): void {
  new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      const lines = await read();
      this.reset();
      for (const [values, value] of lines) this.set(values, value);
    },
  });
}

const HELD_MS = 15_000;

/** Caches a metric of the whole market, so that the database is queried at most every fifteen seconds. */
export function heldFigure<T>(read: () => Promise<T>, heldMs = HELD_MS): () => Promise<T> {
  let held: Promise<T> | null = null;
  let untilMs = 0;
  return () => {
    if (held && performance.now() < untilMs) return held;
    const reading = read();
    held = reading;
    untilMs = performance.now() + heldMs;
    // Errors are not cached.
    reading.catch(() => {
      if (held === reading) held = null;
    });
    return reading;
  };
}
