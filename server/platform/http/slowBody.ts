/** Ends requests whose body arrives too slowly. */
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { AppError } from '../../../schema/errors/appError';
import type { Limits } from '../security/limits';

type Timeouts = Pick<Limits, 'bodyTimeout'> & Partial<Pick<Limits, 'bodyIdleTimeout'>>;

/** Rejects when a body arrives too slowly, in total or between two chunks. */
export function failWhenSlow(
  request: IncomingMessage & Partial<Pick<Request, 'res'>>,
  { bodyTimeout, bodyIdleTimeout }: Timeouts,
): Promise<never> {
  return new Promise((_, fail) => {
    const abort = (): void => {
      clearTimers();
      fail(closeAfterError(request, new AppError('TIMEOUT')));
      // Gives the client time to read the response before the socket is closed.
      setTimeout(() => request.socket.destroy(), 500).unref();
    };
    const totalTimer = setTimeout(abort, bodyTimeout);
    let idleTimer: NodeJS.Timeout | undefined;
    if (bodyIdleTimeout !== undefined) {
      idleTimer = setTimeout(abort, bodyIdleTimeout);
      request.on('data', () => idleTimer?.refresh());
    }
    const clearTimers = (): void => [idleTimer, totalTimer].forEach(clearTimeout);
    for (const event of ['end', 'close', 'error']) request.once(event, clearTimers);
    request.res?.once('close', clearTimers); // a rejected body stays unread
  });
}

/** Closes the connection after the response: the server does not wait for the rest of the body. */
export function closeAfterError<E>({ res: response }: Partial<Pick<Request, 'res'>>, error: E): E {
  if (!response?.headersSent) response?.set('Connection', 'close');
  return error;
}
