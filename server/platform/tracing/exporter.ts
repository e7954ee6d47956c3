/** Starts to export spans of requests, SQL statements and jobs to an OpenTelemetry collector. Statements are recorded without their parameters. */
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { onShutdown } from '../process/shutdown';

const defaultName = 'bakery-ordering';

// The environment overrides these: OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES.
const resource = defaultResource()
  .merge(resourceFromAttributes({ 'service.name': defaultName }))
  .merge(detectResources({ detectors: [envDetector] }));
const provider = new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] });
provider.register();
// Without a parent there would be a span for every look at the queue.
registerInstrumentations({ instrumentations: [new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true })] });
onShutdown(() => provider.shutdown());
