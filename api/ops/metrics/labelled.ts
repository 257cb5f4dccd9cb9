import { Gauge, type Registry } from 'prom-client';

/** One line of a figure. */
export type Line = [labels: Record<string, string>, value: number];

/** A figure with labels, read anew as a whole. */
export interface LabelledFigure {
  name: string;
  help: string;
  labels: readonly string[];
  read(): Promise<Line[]>;
}

/** Adds a figure whose lines are read when somebody asks for the metrics. */
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
