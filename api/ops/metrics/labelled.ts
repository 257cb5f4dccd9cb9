import { Gauge, type Registry } from 'prom-client';

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
