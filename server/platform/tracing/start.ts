/**
 * Starts tracing when OTEL_EXPORTER_OTLP_ENDPOINT is set; without it, nothing of it is loaded. Must be imported before the database driver,
 * whose statements it records. The other OTEL_ variables work as OpenTelemetry defines them.
 */

// An import would be evaluated too early without `if`, and too late when dynamic.
// eslint-disable-next-line @typescript-eslint/no-require-imports
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) require('./exporter');
