/** The results of subscriptions as sockets receive them. */
import type { ExecutionResult, FormattedExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import type { WebSocket } from 'ws';
import type { ReportError } from '../../context/services';
import type { Limits } from '../../security/limits';
import { createErrorFormatter } from '../formatError';
import { closeSlowConnection } from './socketLimits';

/** The close code for a client that has to log in again. */
const unauthorizedCloseCode = 4401;

interface FormattedResult {
  payload: FormattedExecutionResult;
  isUnauthenticated: boolean;
}

/** A result for many sockets, serialized once. */
export interface SharedMessage {
  payload: string;
  isUnauthenticated: boolean;
}

/** Returns functions that give errors the form that they have over HTTP. */
export function createResultFormatter(reportError: ReportError) {
  const formatError = createErrorFormatter(reportError);
  const formatSocketError = (error: GraphQLError): GraphQLFormattedError => formatError(error.toJSON(), error);
  return {
    error: formatSocketError,
    result({ errors, ...data }: ExecutionResult): FormattedResult {
      if (!errors) return { payload: data, isUnauthenticated: false };
      const formatted = errors.map(formatSocketError);
      const isUnauthenticated = formatted.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
      return { payload: { ...data, errors: formatted }, isUnauthenticated };
    },
  };
}

export const serializeResult = ({ payload, isUnauthenticated }: FormattedResult): SharedMessage => ({
  payload: JSON.stringify(payload),
  isUnauthenticated,
});

export const closeUnauthenticated = (socket: WebSocket): void => socket.close(unauthorizedCloseCode, 'Unauthorized');

/** Sends a shared result to one socket. */
export function sendNext(socket: WebSocket, id: string, { payload, isUnauthenticated }: SharedMessage, limits: Limits): void {
  closeSlowConnection(socket, limits);
  if (isUnauthenticated) closeUnauthenticated(socket);
  if (socket.readyState === socket.OPEN) socket.send(`{"id":${JSON.stringify(id)},"type":"next","payload":${payload}}`);
}
