import { useTestApp } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';
import { smtpError, brokenMailServer, startMailServer, type MailServer } from '../../../testing/fakes/mailServer';
import type { Transport } from './transport';
import { OutboxMessage } from '../outboxMessage.entity';
import { queueMessage } from '../queueMessage';
import { smtp } from './smtp';

let transport: Transport;
let server: MailServer;
const app = useTestApp({ transports: { mail: { send: (message, sender) => transport.send(message, sender) } } });
afterEach(async () => {
  transport.close!();
  await server.stop();
  await app.contextFor().records(OutboxMessage).clear(); // so that no test retries messages of another
});

/** Milliseconds: long enough for a busy machine, and short for the tests of the timeout. */
const [longTimeout, shortTimeout] = [5_000, 300];

function connectTo(startedServer: MailServer, { credentials = '', timeout = longTimeout } = {}): void {
  server = startedServer;
  transport = smtp({ url: `smtp://${credentials}127.0.0.1:${server.port}`, from: 'bestellung@shop.example', timeout });
}

let count = 0;
/** Queues a mail, runs the first attempt and returns the message. */
async function trySending(fields: object = {}): Promise<OutboxMessage> {
  const recipient = `anna${(count += 1)}@example.com`;
  const message = { kind: 'mail' as const, recipient, subject: 'Ihre Bestellung', body: 'Grüß Gott,\nalles ist fertig.', ...fields };
  await app.contextFor().transaction(context => queueMessage(context, message));
  await runJobs(app);
  return app.contextFor().records(OutboxMessage).findOneByOrFail({ recipient: message.recipient });
}

/** Runs the next attempt of the mail. */
async function retryJobs({ id }: OutboxMessage): Promise<OutboxMessage> {
  await runJobs(app, { includeRetries: true });
  return app.contextFor().records(OutboxMessage).findOneByOrFail({ id });
}

/** Receives mails line by line; while `isBroken` it closes the connection after the text, so that the result is unknown. */
async function startUnreliableServer(isBroken: () => boolean): Promise<{ server: MailServer; ids: string[] }> {
  const ids: string[] = [];
  const server = await brokenMailServer(socket => {
    let text: string | undefined;
    socket.write('220 here\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (text === undefined) {
        if (chunk.startsWith('DATA')) text = '';
        return void socket.write(text === undefined ? '250 ok\r\n' : '354 go on\r\n');
      }
      text += chunk;
      if (!text.endsWith('\r\n.\r\n')) return;
      ids.push(/^Message-ID: (.*)$/m.exec(text)![1]!.trim());
      text = undefined;
      if (isBroken()) socket.destroy();
      else socket.write('250 kept\r\n');
    });
  });
  return { server, ids };
}

test('sends a mail as HTML and plain text with the shop name and a message id', async () => {
  connectTo(await startMailServer());
  await app.rest('ROLE_ADMIN', 'POST', '/config', { shopName: 'Bäckerei "Holler", Busch' });
  const { id, state, recipient } = await trySending({ html: '<p>Grüß Gott</p>', replyTo: 'markt@shop.example' });
  expect(state).toBe('sent');
  const [{ from, to, source }] = server.received as [MailServer['received'][0]];
  expect({ from, to }).toEqual({ from: 'bestellung@shop.example', to: [recipient] });
  expect(source).toContain(`Message-ID: <${id}@shop.example>`);
  expect(source).toMatch(/^From: =\?UTF-8\?.*\s+<bestellung@shop\.example>$/m);
  expect(source).toMatch(/^Reply-To: markt@shop\.example$/m);
  expect(source).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(source).toMatch(/multipart\/alternative[^]*text\/plain[^]*Gr=C3=BC=C3=9F Gott,[^]*text\/html[^]*<p>Gr=C3=BC=C3=9F Gott<\/p>/);
});

test('names and subjects with line breaks add no headers', async () => {
  connectTo(await startMailServer());
  await app.rest('ROLE_ADMIN', 'POST', '/config', { shopName: 'Holler\r\nBcc: all@example.com' });
  await trySending({ subject: 'Anna\r\nBcc: all@example.com\r\n\r\nHallo' });
  expect(server.received[0]!.to).toHaveLength(1);
  expect(server.received[0]!.source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  await app.rest('ROLE_ADMIN', 'POST', '/config', { shopName: 'Online-Shop' });
});

test('rejects a recipient that is not exactly one address', async () => {
  connectTo(await startMailServer());
  const { state, error } = await trySending({ recipient: 'anna@example.com, all@example.com' });
  expect({ state, error }).toEqual({ state: 'failed', error: 'Keine gültige E-Mail-Adresse.' });
  expect(server.received).toEqual([]);
});

test('retries when the server is down', async () => {
  connectTo(await startMailServer());
  await server.stop();
  const message = await trySending();
  expect(message).toMatchObject({ state: 'queued', attempts: 1, error: expect.stringContaining('ECONNREFUSED') });
});

test('retries after a timeout of a silent server', async () => {
  connectTo(await brokenMailServer(() => {}), { timeout: shortTimeout });
  expect(await trySending()).toMatchObject({ state: 'queued', error: expect.stringMatching(/timeout|greeting/i) });
});

test('times out when the server never finishes its greeting', async () => {
  connectTo(await brokenMailServer(socket => void setInterval(() => socket.write('220-wait\r\n'), 50).unref()), { timeout: shortTimeout });
  expect(await trySending()).toMatchObject({ state: 'queued' });
});

test('retries with the same message id when the connection breaks', async () => {
  let isBroken = true;
  const unreliable = await startUnreliableServer(() => isBroken);
  connectTo(unreliable.server);
  const message = await trySending();
  expect(message).toMatchObject({ state: 'queued', attempts: 1 });
  isBroken = false;
  expect(await retryJobs(message)).toMatchObject({ state: 'sent', attempts: 2, error: null });
  const id = `<${message.id}@shop.example>`;
  expect(unreliable.ids).toEqual([id, id]);
});

test('retries after greylisting', async () => {
  let rejections = 1;
  connectTo(
    await startMailServer({ onRcptTo: (_address, _session, done) => done(rejections-- > 0 ? smtpError(451, 'greylisted') : undefined) }),
  );
  const message = await trySending();
  expect(message).toMatchObject({ state: 'queued', error: expect.stringContaining('greylisted') });
  expect(await retryJobs(message)).toMatchObject({ state: 'sent', attempts: 2 });
  expect(server.received).toHaveLength(1);
});

test.each(['onRcptTo', 'onMailFrom'] as const)('does not retry after a permanent error (%s)', async step => {
  let attempts = 0;
  connectTo(
    await startMailServer({
      [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(smtpError(550, `no (${(attempts += 1)})`)),
    }),
  );
  const message = await trySending();
  expect(message).toMatchObject({ state: 'failed', attempts: 1, error: expect.stringContaining('no (1)') });
  await retryJobs(message);
  expect(attempts).toBe(1);
});

test.each([
  ['with an invalid certificate', { disabledCommands: [] }],
  ['without TLS', { allowInsecureAuth: true, disabledCommands: ['STARTTLS'] }],
])('never sends credentials to a server %s', async (_, options) => {
  const onAuth = jest.fn((_auth, _session, done) => done(null, { user: 'shop' }));
  connectTo(await startMailServer({ onAuth, ...options }), { credentials: 'shop:secret@' });
  expect(await trySending()).toMatchObject({ state: 'queued', error: expect.stringMatching(/certificate|STARTTLS/i) });
  expect(onAuth).not.toHaveBeenCalled();
});
