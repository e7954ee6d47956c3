/**
 * A local payment provider for tests with the API of Mollie. The test chooses the result of a payment on its page and can make the provider
 * fail.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mollie } from '../../features/payment/providers/mollie';
import type { Provider } from '../../features/payment/providers/provider';

type Behavior = 'friendly' | 'failing' | 'confused' | 'luring';

interface FakePayment {
  id: string;
  status: string;
  amount: { value: string; currency: string };
  redirectUrl: string;
  refunds: { status: string }[];
}

export interface PaymentService {
  url: string;
  behavior: Behavior;
  payments: Map<string, FakePayment>;
  /** The number of created payments: a repeated idempotency key creates none. */
  createdCount: () => number;
  stop: () => void;
}

/** Starts the provider. `appUrl` returns the URL of the app, which differs from its public URL in tests. */
export async function startPaymentService(appUrl: () => string): Promise<PaymentService> {
  const keys = new Map<string, string>();
  const service = { behavior: 'friendly', payments: new Map(), createdCount: () => keys.size } as unknown as PaymentService;
  const server = createServer((request, response) => void respond(request, response).catch(() => response.destroy()));

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, service.url);
    const [, resource, id = ''] = pathname.split('/');
    if (resource === 'checkout')
      return renderPage(response, service.payments.get(id)!, { state: searchParams.get('state'), appUrl: appUrl() });
    if (request.headers.authorization !== 'Bearer test_key') return sendJson(response, 401, { detail: 'Missing authentication' });
    if (service.behavior === 'failing') return sendJson(response, 500, { detail: 'Something went wrong' });
    if (service.behavior === 'confused') return void response.end('<html>maintenance</html>');
    if (request.method === 'GET') return sendPayment(response, service.payments.get(id));
    const body = JSON.parse(await readBody(request)) as FakePayment;
    if (pathname.endsWith('/refunds')) return sendRefund(response, service.payments.get(id)!);
    createPayment(request, response, body);
  }

  function createPayment(request: IncomingMessage, response: ServerResponse, { amount, redirectUrl }: FakePayment): void {
    const key = String(request.headers['idempotency-key']);
    const id = keys.get(key) ?? `tr_${keys.size + 1}`;
    keys.set(key, id);
    service.payments.set(id, { id, status: 'open', amount, redirectUrl, refunds: [] });
    const href = service.behavior === 'luring' ? 'javascript:alert(1)' : `${service.url}/checkout/${id}`;
    sendJson(response, 201, { id, status: 'open', amount, _links: { checkout: { href } } });
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return service;
}

/** Returns a provider that calls the service. It looks up the URL on each call, because the app is configured before the service starts. */
export const createTestProvider = (service: () => PaymentService): Provider =>
  new Proxy({} as Provider, { get: (_none, name: keyof Provider) => mollie({ key: 'test_key', url: service().url })[name] });

const sendJson = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));

function sendPayment(response: ServerResponse, payment: FakePayment | undefined): void {
  if (!payment) return sendJson(response, 404, { detail: 'No payment exists with token' });
  const { refunds, ...rest } = payment;
  sendJson(response, 200, { ...rest, _embedded: { refunds } });
}

function sendRefund(response: ServerResponse, { refunds }: FakePayment): void {
  refunds.push({ status: 'pending' });
  sendJson(response, 201, { status: 'pending' });
}

/** Renders the payment page; each link sets the status of the payment and redirects back. */
function renderPage(response: ServerResponse, payment: FakePayment, { state, appUrl }: { state: string | null; appUrl: string }): void {
  if (state) {
    payment.status = state;
    const { pathname } = new URL(payment.redirectUrl);
    return void response.writeHead(302, { location: appUrl + pathname }).end();
  }
  const links = ['paid', 'failed', 'canceled', 'open'].map(name => `<p><a href="?state=${name}">${name}</a></p>`).join('');
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<title>Zahlungsdienst</title>${links}`);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
