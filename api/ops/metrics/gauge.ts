import { Counter, Gauge, type Registry } from 'prom-client';

/** A figure that is read when somebody asks for the metrics, and never between. */
export interface GaugeSource {
  name: string;
  help: string;
  read(): number;
}

/** Adds figures that go up and down. */
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

/** Adds figures that somebody else counts and that only rise. */
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
