/**
 * A local payment provider for tests with the API of Mollie. The test chooses the result of a payment on its page and can make the provider
 * fail.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mollie } from '../../features/payment/providers/mollie';
import type { Provider } from '../../features/payment/providers/provider';

type Behavior = 'friendly' | 'failing' | 'confused' | 'luring';

/** What happens to a request for a refund: `lost` and `hanging` accept it without a response; a number is a status that rejects it. */
type RefundBehavior = 'friendly' | 'lost' | 'hanging' | number;

interface Amount {
  value: string;
  currency: string;
}

interface FakeRefund {
  id?: string;
  status: string;
  amount?: Amount;
}

interface FakePayment {
  id: string;
  status: string;
  amount: Amount;
  amountChargedBack?: Amount;
  redirectUrl: string;
  refunds: FakeRefund[];
}

interface RefundRequest {
  readonly key: string;
  readonly amount: Amount;
}

export interface PaymentService {
  url: string;
  behavior: Behavior;
  refundBehavior: RefundBehavior;
  payments: Map<string, FakePayment>;
  /** All requests for refunds. A repeated idempotency key is the same refund; `deleteKeys` lets the provider forget them, as after an hour. */
  refundRequests: RefundRequest[];
  deleteKeys: () => void;
  /** Runs after a payment was created and before the response. */
  afterCreate: () => Promise<void>;
  /** Runs before the status of a payment is sent. */
  beforeStatus: () => Promise<void>;
  /** The number of created payments: a repeated idempotency key creates none. */
  createdCount: () => number;
  stop: () => void;
}

const defaults = (): Partial<PaymentService> => ({
  behavior: 'friendly',
  refundBehavior: 'friendly',
  payments: new Map(),
  refundRequests: [],
  afterCreate: async () => {},
  beforeStatus: async () => {},
});

/** Starts the provider. `appUrl` returns the URL of the app, which differs from its public URL in tests. */
export async function startPaymentService(appUrl: () => string): Promise<PaymentService> {
  const keys = new Map<string, string>();
  const refunds = createRefundRoute();
  const service = { ...defaults(), createdCount: () => keys.size, deleteKeys: refunds.deleteKeys } as PaymentService;
  const server = createServer((request, response) => void respond(request, response).catch(() => response.destroy()));

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, service.url);
    const [, resource, id = ''] = pathname.split('/');
    if (resource === 'checkout')
      return renderPage(response, service.payments.get(id)!, { state: searchParams.get('state'), appUrl: appUrl() });
    if (request.headers.authorization !== 'Bearer test_key') return sendJson(response, 401, { detail: 'Missing authentication' });
    if (service.behavior === 'failing') return sendJson(response, 500, { detail: 'Something went wrong' });
    if (service.behavior === 'confused') return void response.end('<html>maintenance</html>');
    if (request.method === 'GET') return sendPayment(response, service, id);
    const body = JSON.parse(await readBody(request)) as FakePayment;
    if (pathname.endsWith('/refunds')) return refunds.respond(response, service, { ...body, id, key: keyOf(request) });
    await createPayment(request, response, body);
  }

  async function createPayment(request: IncomingMessage, response: ServerResponse, { amount, redirectUrl }: FakePayment): Promise<void> {
    const key = keyOf(request);
    const id = keys.get(key) ?? `tr_${keys.size + 1}`;
    keys.set(key, id);
    service.payments.set(id, { id, status: 'open', amount, redirectUrl, refunds: [] });
    await service.afterCreate();
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

const keyOf = ({ headers }: IncomingMessage): string => String(headers['idempotency-key']);

async function sendPayment(response: ServerResponse, service: PaymentService, id: string): Promise<void> {
  await service.beforeStatus();
  const payment = service.payments.get(id);
  if (!payment) return sendJson(response, 404, { detail: 'No payment exists with token' });
  const { refunds, ...rest } = payment;
  sendJson(response, 200, { ...rest, _embedded: { refunds } });
}

/** Refunds payments; a repeated idempotency key is the same refund. */
function createRefundRoute() {
  const refunds = new Map<string, FakeRefund>();
  return {
    deleteKeys: () => refunds.clear(),
    respond(response: ServerResponse, service: PaymentService, { id, key, amount }: RefundRequest & { id: string }): void {
      service.refundRequests.push({ key, amount });
      const { refundBehavior } = service;
      if (typeof refundBehavior === 'number') return sendJson(response, refundBehavior, { detail: 'The refund is not possible' });
      const refund = refunds.get(key) ?? { id: `re_${refunds.size + 1}`, status: 'pending', amount };
      if (!refunds.has(key)) service.payments.get(id)!.refunds.push(refund);
      refunds.set(key, refund);
      if (refundBehavior === 'lost') return void response.destroy();
      if (refundBehavior === 'friendly') sendJson(response, 201, refund);
    },
  };
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
