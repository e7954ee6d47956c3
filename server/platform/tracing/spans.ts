/** Spans of requests and jobs. A job continues the trace of the request that added it. Without an exporter all of this does nothing. */
import type { IncomingHttpHeaders } from 'node:http';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

const maxFields = 10;

const tracer = () => trace.getTracer('bakery-ordering');

interface RequestSpan {
  /** Runs the handlers of the request inside the span. */
  run: (handle: () => void) => void;
  end: (request: { method: string; route: string; status: number }) => void;
}

/** Starts the span of a request, which continues the trace of its sender. It has the route, but neither URL nor address of the client. */
export function startRequestSpan(headers: IncomingHttpHeaders): RequestSpan {
  // Nothing else that a client sends, such as baggage, gets into spans and jobs.
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent: headers.traceparent });
  const span = tracer().startSpan('request', { kind: SpanKind.SERVER }, parent);
  return {
    run: handle => context.with(trace.setSpan(parent, span), handle),
    end: ({ method, route, status }) => {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Adds the root fields of a GraphQL operation to the span of its request: `mutation createOrder`. */
export function traceOperation({ operation, selectionSet: { selections } }: OperationDefinitionNode): void {
  const fields = selections.slice(0, maxFields).flatMap(selection => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
  trace.getActiveSpan()?.setAttribute('graphql.operation.name', [operation, ...fields].join(' '));
}

/** Returns the trace of the current request, to be stored with a job; empty without an exporter. */
export function currentTrace(): object {
  const headers = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Runs a job inside a span, which continues the trace that its payload contains. */
export const traceJob = <T>(job: string, payload: unknown, run: () => Promise<T>): Promise<T> =>
  tracer().startActiveSpan(`job ${job}`, { kind: SpanKind.CONSUMER }, propagation.extract(ROOT_CONTEXT, payload ?? {}), async span => {
    try {
      return await run();
    } catch (error) {
      span.recordException(error instanceof Error ? error : String(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
