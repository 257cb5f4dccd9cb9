import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Span, Tracer } from '../../kernel/trace.ts';

/** Where traces are sent, and how many. */
export interface TracingOptions {
  /** `shiji-api`, `shiji-worker`. */
  service: string;
  /** Base address of a collector for OTLP over HTTP; `/v1/traces` is appended. */
  endpoint: string;
  /** Share of traced requests, 0 to 1. For traces started by another process, its decision applies. */
  share: number;
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;
/** Maximum number of spans in memory while the collector is unavailable. */
const QUEUE_MAX = 4_096;
const DELAY_MS = 1_000;
const CLOSE_MS = 2_000;

/** The parent span in OpenTelemetry's format. */
function contextOf(parent: Span | string | undefined) {
  const header = typeof parent === 'string' ? parent : parent?.traceparent;
  const read = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '');
  if (!read?.[1] || !read[2]) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(read[3] ?? '0', 16);
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: read[1],
    spanId: read[2],
    traceFlags,
    isRemote: typeof parent === 'string',
  });
}

/** Sends traces to a collector in batches, in the background. Loaded only by processes that send traces. */
export function openTracing({ service, endpoint, share }: TracingOptions): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, maxQueueSize: QUEUE_MAX, scheduledDelayMillis: DELAY_MS }),
    ],
  });
  const tracer = provider.getTracer('shiji');
  return {
    start({ name, kind, attributes }, parent) {
      const options = { kind: KINDS[kind], ...(attributes && { attributes }) };
      const span = tracer.startSpan(name, options, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceId,
        traceparent: `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`,
        set: (key, value) => void span.setAttribute(key, value),
        end(failure) {
          if (failure) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async close() {
      // Shutdown does not wait for an unavailable collector.
      await Promise.race([
        provider.shutdown().catch(() => {}),
        new Promise((done) => setTimeout(done, CLOSE_MS)),
      ]);
    },
  };
}
