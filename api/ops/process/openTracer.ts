import type { Config } from '../../config.ts';
import { useTracer } from '../../kernel/trace.ts';

/**
 * Starts tracing if a collector is configured. Nothing is loaded otherwise.
 * @returns a function that stops it.
 */
export async function openTracer(config: Config, role: 'api' | 'worker'): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = config;
  if (!endpoint) return async () => {};
  const { openTracing } = await import('../metrics/openTracing.ts');
  const tracer = openTracing({ service: `shiji-${role}`, endpoint, share });
  useTracer(tracer);
  return async () => {
    useTracer(null);
    await tracer.close();
  };
}
