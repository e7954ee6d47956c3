/** Opens the sockets of the database connections. While the database does not answer, requests fail at once instead of waiting for it. */
import { Socket } from 'node:net';

export interface ConnectionGate {
  /** Creates the socket of a connection. It is destroyed when the database is silent for longer than the timeout in milliseconds. */
  openSocket(silenceTimeout: number): Socket;
  /** Says whether the database answers. While it does not, all sockets are destroyed, also new ones. */
  setAnswering(isAnswering: boolean): void;
}

export function createConnectionGate(): ConnectionGate {
  const sockets = new Set<Socket>();
  let isAnswering = true;

  return {
    openSocket(silenceTimeout) {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.setTimeout(silenceTimeout, () => destroy(socket));
      if (!isAnswering) process.nextTick(destroy, socket); // pg first adds its error handler
      return socket;
    },
    setAnswering(answering) {
      isAnswering = answering;
      if (!isAnswering) for (const socket of sockets) destroy(socket);
    },
  };
}

const destroy = (socket: Socket): void => void socket.destroy(new Error('Connection terminated: the database does not respond'));
