/**
 * Starts tracing when OTEL_EXPORTER_OTLP_ENDPOINT is set; without it, nothing of it is loaded. Must be imported before the database driver,
 * whose statements it records. The other OTEL_ variables work as OpenTelemetry defines them.
 */
import { createRequire } from 'node:module';

if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) createRequire(__filename)('./exporter');
