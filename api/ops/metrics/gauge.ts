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
