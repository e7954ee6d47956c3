/** A local mail server for tests: it accepts e-mails, or fails as a test sets. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedEmail {
  from: string;
  to: string[];
  /** The raw message: headers and parts. */
  source: string;
}

export interface MailServer {
  port: number;
  received: ReceivedEmail[];
  stop: () => Promise<void>;
}

/** Starts a server that accepts every e-mail, unless the options say otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, respond) => {
      let source = '';
      stream.setEncoding('utf8').on('data', chunk => (source += chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source });
        respond();
      });
    },
    ...options,
  });
  server.on('error', () => {}); // clients may disconnect at any time
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, received, stop: () => new Promise(resolve => server.close(() => resolve())) };
}

/** Starts a server that passes each connection to the given function. */
export async function brokenMailServer(handle: (socket: Socket) => void): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server: Server = createServer(socket => {
    sockets.add(socket.on('error', () => {}));
    handle(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, received: [], stop };
}

/** Creates an error with an SMTP response code. */
export const smtpError = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });
