/** A payment provider on loopback for tests, in the words of Mollie. Whoever is sent to its page says how it ends; it can be told to misbehave. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mollie } from '../../features/payment/providers/mollie';
import type { Provider } from '../../features/payment/providers/provider';

type Manner = 'friendly' | 'failing' | 'confused' | 'luring';

interface Kept {
  id: string;
  status: string;
  amount: { value: string; currency: string };
  redirectUrl: string;
  refunds: { status: string }[];
}

export interface PaymentService {
  url: string;
  manner: Manner;
  payments: Map<string, Kept>;
  /** How often it was really opened: the same key twice is one payment. */
  opened: () => number;
  stop: () => void;
}

/** `house` tells under which address the house is reached by now: what it calls itself is nowhere in a test. */
export async function startPaymentService(house: () => string): Promise<PaymentService> {
  const keys = new Map<string, string>();
  const service = { manner: 'friendly', payments: new Map(), opened: () => keys.size } as unknown as PaymentService;
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, service.url);
    const [, kind, id = ''] = pathname.split('/');
    if (kind === 'checkout') return page(response, service.payments.get(id)!, { state: searchParams.get('state'), house: house() });
    if (request.headers.authorization !== 'Bearer test_key') return json(response, 401, { detail: 'Missing authentication' });
    if (service.manner === 'failing') return json(response, 500, { detail: 'Something went wrong' });
    if (service.manner === 'confused') return void response.end('<html>maintenance</html>');
    if (request.method === 'GET') return show(response, service.payments.get(id));
    const body = JSON.parse(await textOf(request)) as Kept;
    if (pathname.endsWith('/refunds')) return refund(response, service.payments.get(id)!);
    open(request, response, body);
  }

  function open(request: IncomingMessage, response: ServerResponse, { amount, redirectUrl }: Kept): void {
    const key = String(request.headers['idempotency-key']);
    const id = keys.get(key) ?? `tr_${keys.size + 1}`;
    keys.set(key, id);
    service.payments.set(id, { id, status: 'open', amount, redirectUrl, refunds: [] });
    const href = service.manner === 'luring' ? 'javascript:alert(1)' : `${service.url}/checkout/${id}`;
    json(response, 201, { id, status: 'open', amount, _links: { checkout: { href } } });
  }

  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return service;
}

/** Our way to the service. A house is described before the service has an address, so it is looked up with every call. */
export const providerAt = (service: () => PaymentService): Provider =>
  new Proxy({} as Provider, { get: (_none, name: keyof Provider) => mollie({ key: 'test_key', url: service().url })[name] });

const json = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));

function show(response: ServerResponse, payment: Kept | undefined): void {
  if (!payment) return json(response, 404, { detail: 'No payment exists with token' });
  const { refunds, ...rest } = payment;
  json(response, 200, { ...rest, _embedded: { refunds } });
}

function refund(response: ServerResponse, { refunds }: Kept): void {
  refunds.push({ status: 'pending' });
  json(response, 201, { status: 'pending' });
}

/** What the customer sees there; each link ends the payment one way and leads back. */
function page(response: ServerResponse, payment: Kept, { state, house }: { state: string | null; house: string }): void {
  if (state) {
    payment.status = state;
    const { pathname } = new URL(payment.redirectUrl);
    return void response.writeHead(302, { location: house + pathname }).end();
  }
  const links = ['paid', 'failed', 'canceled', 'open'].map(name => `<p><a href="?state=${name}">${name}</a></p>`).join('');
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<title>Zahlungsdienst</title>${links}`);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
