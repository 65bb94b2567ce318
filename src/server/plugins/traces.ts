import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTracer } from '#server/process/tracing.ts';

/*
 * OpenTelemetry's traces. Imported only where they are on. Headers for the collector, sampling and batches follow
 * OpenTelemetry's own variables (OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER, OTEL_BSP_…), which its packages read.
 */

function fail(span: Span, error: unknown): void {
  // The message may repeat what a person wrote.
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' });
}

/** A span of every request, with its queries and answers of the index inside, until the app closes. */
export function startTraces(
  app: FastifyInstance,
  {
    endpoint,
    serviceName,
    version,
  }: { readonly endpoint: string; readonly serviceName: string; readonly version: string },
): void {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  const tracer = provider.getTracer('lajur', version);
  const current = new AsyncLocalStorage<Context>();

  setTracer((name, attributes, work) => {
    const parent = current.getStore();
    // Jobs pass over thousands of cars.
    if (parent === undefined) return work();
    const span = tracer.startSpan(name, { attributes }, parent);
    try {
      const result = current.run(trace.setSpan(parent, span), work);
      if (!(result instanceof Promise)) {
        span.end();
        return result;
      }
      result.then(
        () => span.end(),
        (error: unknown) => {
          fail(span, error);
          span.end();
        },
      );
      return result;
    } catch (error) {
      fail(span, error);
      span.end();
      throw error;
    }
  });

  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    // A page asks the API in the same process. A visitor's own traceparent is not read: it would choose what is sampled.
    const parent = current.getStore() ?? ROOT_CONTEXT;
    const route = request.routeOptions.url ?? 'page';
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: request.isInternal ? SpanKind.INTERNAL : SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'lajur.request_id': request.id,
        },
      },
      parent,
    );
    spans.set(request, span);
    current.run(trace.setSpan(parent, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  app.addHook('onClose', async () => {
    setTracer(undefined);
    await provider.shutdown();
  });
}
