/** A mail server on loopback for tests: it takes mails, or misbehaves as told. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface Taken {
  from: string;
  to: string[];
  /** As it came: headers and parts. */
  source: string;
}

export interface MailServer {
  port: number;
  taken: Taken[];
  stop: () => Promise<void>;
}

/** Takes every mail, but for what the options say. */
export async function mailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, answer) => {
      let source = '';
      stream.setEncoding('utf8').on('data', chunk => (source += chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source });
        answer();
      });
    },
    ...options,
  });
  server.on('error', () => {}); // clients break off
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, taken, stop: () => new Promise(done => server.close(() => done())) };
}

/** Takes connections and does with each what it is told. */
export async function crudeServer(talk: (socket: Socket) => void): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server: Server = createServer(socket => {
    sockets.add(socket.on('error', () => {}));
    talk(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, taken: [], stop };
}

/** An error with the code a server answers with. */
export const answerWith = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });
