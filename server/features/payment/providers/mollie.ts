/** The client of Mollie's payments API v2 (domain.md 1.1). It validates every response and treats an unexpected one as unavailable. */
import { secret, url } from '../../../../schema/fields/field';
import { providerUnavailable, type PaymentStatus, type Provider, type ProviderFactory, type ProviderPayment } from './provider';

interface MollieOptions {
  key: string;
  /** `https://api.mollie.com/v2`, or a test server. */
  url: string;
}

/** Milliseconds. Less than the request timeout of the server, so that the server can still return an error. */
const requestTimeout = 8_000;

const paymentStates: Readonly<Record<string, PaymentStatus['state']>> = {
  open: 'open',
  pending: 'open',
  authorized: 'open',
  paid: 'paid',
  canceled: 'failed',
  expired: 'failed',
  failed: 'failed',
};

interface Amount {
  value: string;
  currency: string;
}

const toMollieAmount = ({ amount, currency }: Pick<ProviderPayment, 'amount' | 'currency'>): Amount => ({
  value: (amount / 100).toFixed(2),
  currency,
});

interface MolliePost {
  body: object;
  idempotencyKey: string;
}

async function sendRequest({ key, url }: MollieOptions, path: string, post?: MolliePost): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
      method: post ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...(post && { 'idempotency-key': post.idempotencyKey }),
      },
      ...(post && { body: JSON.stringify(post.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeout),
    });
    const data = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`Mollie answered ${response.status}: ${String(data.detail)}`);
    return data;
  } catch (error) {
    console.error(error);
    throw providerUnavailable();
  }
}

export const mollie = (options: MollieOptions): Provider => ({
  async create({ uid, amount, currency, returnUrl, webhookUrl }) {
    const payment = await sendRequest(options, 'payments', {
      body: {
        amount: toMollieAmount({ amount, currency }),
        description: `Bestellung ${uid}`,
        redirectUrl: returnUrl,
        ...(webhookUrl && { webhookUrl }),
        metadata: { uid },
        locale: 'de_AT',
      },
      idempotencyKey: `order-${uid}-attempt-1`,
    });
    const checkoutUrl = (payment._links as { checkout?: { href?: unknown } } | undefined)?.checkout?.href;
    if (typeof payment.id !== 'string' || !isWebUrl(checkoutUrl)) throw providerUnavailable();
    return { reference: payment.id, url: checkoutUrl };
  },

  get: async ({ reference }) =>
    parsePayment(reference, await sendRequest(options, `payments/${encodeURIComponent(reference)}?embed=refunds`)),

  async refund(payment) {
    await sendRequest(options, `payments/${encodeURIComponent(payment.reference)}/refunds`, {
      body: { amount: toMollieAmount(payment), description: 'Rückerstattung' },
      idempotencyKey: `refund-${payment.reference}-1`,
    });
  },

  parseWebhook: body => {
    const { id } = (body ?? {}) as { id?: unknown };
    return typeof id === 'string' ? id : undefined;
  },
});

function parsePayment(reference: string, payment: Record<string, unknown>): PaymentStatus {
  const state = paymentStates[String(payment.status)];
  const { value, currency } = (payment.amount ?? {}) as Partial<Amount>;
  if (!state || payment.id !== reference || !/^\d+\.\d{2}$/.test(String(value)) || typeof currency !== 'string')
    throw providerUnavailable();
  const { refunds = [] } = (payment._embedded ?? {}) as { refunds?: { status?: unknown }[] };
  return { state, currency, amount: Math.round(Number(value) * 100), isRefunded: refunds.some(({ status }) => status === 'refunded') };
}

export const mollieFactory: ProviderFactory = {
  environment: {
    MOLLIE_API_KEY: secret({ label: 'enables payments by Mollie', help: 'like live_… or test_…', max: 200 }),
    MOLLIE_API_URL: url({ label: 'URL of the Mollie API', help: 'like https://api.mollie.com/v2', default: 'https://api.mollie.com/v2' }),
  },
  connect: ({ MOLLIE_API_KEY, MOLLIE_API_URL }) => (MOLLIE_API_KEY ? mollie({ key: MOLLIE_API_KEY, url: MOLLIE_API_URL! }) : null),
};

const isWebUrl = (url: unknown): url is string =>
  typeof url === 'string' && URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
