import { useHouse } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';
import { answerWith, crudeServer, mailServer, type MailServer } from '../../../testing/fakes/mailServer';
import type { Carrier } from './transport';
import { OutboxMessage } from '../outboxMessage.entity';
import { send } from '../queueMessage';
import { smtp } from './smtp';

let carrier: Carrier;
let server: MailServer;
const house = useHouse({ carriers: { mail: { carry: (message, sender) => carrier.carry(message, sender) } } });
afterEach(async () => {
  carrier.close!();
  await server.stop();
  await house.as().records(OutboxMessage).clear(); // no test tries what another left
});

function use(started: MailServer, login = ''): void {
  server = started;
  carrier = smtp({ url: `smtp://${login}127.0.0.1:${server.port}`, from: 'bestellung@shop.example', patience: 300 });
}

let count = 0;
/** Sends a mail, lets it be tried once, and answers what became of it. */
async function trySending(change: object = {}): Promise<OutboxMessage> {
  const recipient = `anna${(count += 1)}@example.com`;
  const message = { kind: 'mail' as const, recipient, subject: 'Ihre Bestellung', body: 'Grüß Gott,\nalles ist fertig.', ...change };
  await house.as().atomically(context => send(context, message));
  await runJobs(house);
  return house.as().records(OutboxMessage).findOneByOrFail({ recipient: message.recipient });
}

/** Tries the same mail once more. */
async function tryAgain({ id }: OutboxMessage): Promise<OutboxMessage> {
  await runJobs(house, { hurry: true });
  return house.as().records(OutboxMessage).findOneByOrFail({ id });
}

/** Takes mails word by word; one that breaks hangs up once it has the whole text, and nobody knows whether it keeps it. */
async function crudeSmtp(isBroken: () => boolean): Promise<{ server: MailServer; ids: string[] }> {
  const ids: string[] = [];
  const server = await crudeServer(socket => {
    let text: string | undefined;
    socket.write('220 here\r\n');
    socket.setEncoding('utf8').on('data', (said: string) => {
      if (text === undefined) {
        if (said.startsWith('DATA')) text = '';
        return void socket.write(text === undefined ? '250 ok\r\n' : '354 go on\r\n');
      }
      text += said;
      if (!text.endsWith('\r\n.\r\n')) return;
      ids.push(/^Message-ID: (.*)$/m.exec(text)![1]!.trim());
      text = undefined;
      if (isBroken()) socket.destroy();
      else socket.write('250 kept\r\n');
    });
  });
  return { server, ids };
}

test('a mail arrives in two forms, named after the shop, with an id of its own', async () => {
  use(await mailServer());
  await house.rest('ROLE_ADMIN', 'POST', '/config', { shopName: 'Bäckerei "Holler", Busch' });
  const { id, state, recipient } = await trySending({ html: '<p>Grüß Gott</p>', replyTo: 'markt@shop.example' });
  expect(state).toBe('sent');
  const [{ from, to, source }] = server.taken as [MailServer['taken'][0]];
  expect({ from, to }).toEqual({ from: 'bestellung@shop.example', to: [recipient] });
  expect(source).toContain(`Message-ID: <${id}@shop.example>`);
  expect(source).toMatch(/^From: =\?UTF-8\?.*\s+<bestellung@shop\.example>$/m);
  expect(source).toMatch(/^Reply-To: markt@shop\.example$/m);
  expect(source).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(source).toMatch(/multipart\/alternative[^]*text\/plain[^]*Gr=C3=BC=C3=9F Gott,[^]*text\/html[^]*<p>Gr=C3=BC=C3=9F Gott<\/p>/);
});

test('hostile names and subjects make no header of their own', async () => {
  use(await mailServer());
  await house.rest('ROLE_ADMIN', 'POST', '/config', { shopName: 'Holler\r\nBcc: all@example.com' });
  await trySending({ subject: 'Anna\r\nBcc: all@example.com\r\n\r\nHallo' });
  expect(server.taken[0]!.to).toHaveLength(1);
  expect(server.taken[0]!.source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
  await house.rest('ROLE_ADMIN', 'POST', '/config', { shopName: 'Online-Shop' });
});

test('what is not one address is sent to nobody', async () => {
  use(await mailServer());
  const { state, error } = await trySending({ recipient: 'anna@example.com, all@example.com' });
  expect({ state, error }).toEqual({ state: 'failed', error: 'Keine gültige E-Mail-Adresse.' });
  expect(server.taken).toEqual([]);
});

test('a server that is not there is asked again', async () => {
  use(await mailServer());
  await server.stop();
  const message = await trySending();
  expect(message).toMatchObject({ state: 'queued', attempts: 1, error: expect.stringContaining('ECONNREFUSED') });
});

test('a server that says nothing is given up after a while and asked again', async () => {
  use(await crudeServer(() => {}));
  expect(await trySending()).toMatchObject({ state: 'queued', error: expect.stringMatching(/timeout|greeting/i) });
});

test('a server that answers word by word without end is given up', async () => {
  use(await crudeServer(socket => void setInterval(() => socket.write('220-wait\r\n'), 50).unref()));
  expect(await trySending()).toMatchObject({ state: 'queued' });
});

test('a mail whose connection breaks in the middle is sent again under the same id', async () => {
  let isBroken = true;
  const talk = await crudeSmtp(() => isBroken);
  use(talk.server);
  const message = await trySending();
  expect(message).toMatchObject({ state: 'queued', attempts: 1 });
  isBroken = false;
  expect(await tryAgain(message)).toMatchObject({ state: 'sent', attempts: 2, error: null });
  const id = `<${message.id}@shop.example>`;
  expect(talk.ids).toEqual([id, id]);
});

test('a recipient for whom the server has no time is tried again, and then has the mail', async () => {
  let refusals = 1;
  use(await mailServer({ onRcptTo: (_address, _session, answer) => answer(refusals-- > 0 ? answerWith(451, 'greylisted') : undefined) }));
  const message = await trySending();
  expect(message).toMatchObject({ state: 'queued', error: expect.stringContaining('greylisted') });
  expect(await tryAgain(message)).toMatchObject({ state: 'sent', attempts: 2 });
  expect(server.taken).toHaveLength(1);
});

test.each(['onRcptTo', 'onMailFrom'] as const)('who refuses for good is not asked again (%s)', async step => {
  let asked = 0;
  use(
    await mailServer({
      [step]: (_address: unknown, _session: unknown, answer: (error: Error) => void) => answer(answerWith(550, `no (${(asked += 1)})`)),
    }),
  );
  const message = await trySending();
  expect(message).toMatchObject({ state: 'failed', attempts: 1, error: expect.stringContaining('no (1)') });
  await tryAgain(message);
  expect(asked).toBe(1);
});

test.each([
  ['that cannot prove its name', { disabledCommands: [] }],
  ['without TLS', { allowInsecureAuth: true, disabledCommands: ['STARTTLS'] }],
])('a login is never told to a server %s', async (_, options) => {
  const onAuth = jest.fn((_auth, _session, answer) => answer(null, { user: 'shop' }));
  use(await mailServer({ onAuth, ...options }), 'shop:secret@');
  expect(await trySending()).toMatchObject({ state: 'queued', error: expect.stringMatching(/certificate|STARTTLS/i) });
  expect(onAuth).not.toHaveBeenCalled();
});
