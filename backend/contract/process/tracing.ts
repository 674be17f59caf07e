/** Traces of requests across both programs, in the format of OpenTelemetry. */
export interface Tracing {
  /** @param parent `traceparent` of the calling program */
  begin(name: string, parent: string | undefined): TracedRequest;
  /** Sends the remaining spans and ends tracing. */
  stop(): Promise<void>;
}

interface TracedRequest {
  /** The `traceparent` header for the calls this request makes. */
  traceparent: string;
  end(facts: { method: string; route: string; status: number; requestId: string }): void;
}

const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const ERROR_STATUS = 500;

/**
 * Starts tracing to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`; the exporter reads that and its other standard
 * settings itself. The libraries are loaded only here, so they cost nothing when tracing is off.
 * @param isOn whether an endpoint is set
 */
export async function startTracing(program: string, isOn: boolean): Promise<Tracing | null> {
  if (!isOn) return null;
  const [api, sdk, exporter, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': `lianxun-${program}` }),
    spanProcessors: [new sdk.BatchSpanProcessor(new exporter.OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('lianxun');
  return {
    begin(name, parent) {
      const [, traceId, spanId, flags] = PARENT.exec(parent ?? '') ?? [];
      const above =
        traceId && spanId
          ? api.trace.setSpanContext(api.ROOT_CONTEXT, {
              traceId,
              spanId,
              traceFlags: Number.parseInt(flags ?? '0', 16),
              isRemote: true,
            })
          : api.ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: api.SpanKind.SERVER }, above);
      const spanContext = span.spanContext();
      return {
        traceparent: `00-${spanContext.traceId}-${spanContext.spanId}-${spanContext.traceFlags.toString(16).padStart(2, '0')}`,
        end({ method, route, status, requestId }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
            'request.id': requestId,
          });
          if (status >= ERROR_STATUS) span.setStatus({ code: api.SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    stop: () => provider.shutdown(),
  };
}
