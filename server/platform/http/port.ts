/** The one port, and what to say when it cannot be had. */
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import type { Config } from '../../app/config';
import { Complaint } from '../process/shutdown';

/** How long a house that is just closing may keep the port. */
const patience = 2_000;

type Address = Pick<Config, 'PORT' | 'HOST'>;

/** Rejects, in plain words, when the port is taken and stays so: better known before a database is made. */
export async function probe(address: Address): Promise<void> {
  for (const end = Date.now() + patience; ; await new Promise(done => setTimeout(done, 100))) {
    const server = createServer();
    try {
      await openPort(server as Server, address);
      await new Promise(done => server.close(done));
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

export function openPort(server: Pick<Server, 'listen' | 'once' | 'off'>, { PORT, HOST }: Address): Promise<void> {
  return new Promise((done, fail) => {
    const refuse = (error: NodeJS.ErrnoException) => fail(new Complaint(reasonOf(error, { PORT, HOST })));
    server.once('error', refuse);
    server.listen(PORT, HOST ?? undefined, () => {
      server.off('error', refuse);
      done();
    });
  });
}

function reasonOf({ code, message }: NodeJS.ErrnoException, { PORT, HOST }: Address): string {
  if (code === 'EADDRINUSE')
    return `Port ${PORT} is already in use. Stop the other program, or start with another one: PORT=${PORT + 1} npm start`;
  if (code === 'EACCES') return `Port ${PORT} is reserved for the system. Start with another one: PORT=4000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${HOST} is no address of this machine.`;
  return `Port ${PORT} cannot be opened: ${message}`;
}
