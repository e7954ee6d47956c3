/** The client of Mollie's payments API v2 (domain.md 1.1). It validates every response and treats an unexpected one as unavailable. */
import { secret, url } from '../../../../schema/fields/field';
import { toObject, toObjects } from '../../../../schema/objects';
import {
  providerUnavailable,
  RefundRejectedError,
  type MinorAmount,
  type PaymentStatus,
  type Provider,
  type ProviderFactory,
} from './provider';

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

/** Refunds of these states do not happen any more. */
const failedRefundStates: readonly unknown[] = ['failed', 'canceled'];

/** A refund that gets one of these responses is never made. 409 can mean a duplicate, so the next status of the payment decides. */
const rejectingStatuses: readonly number[] = [400, 404, 410, 422];

/** The currencies whose amounts have no or three decimals (ISO 4217). Those of browsers differ, for instance for forints. */
const withoutDecimals = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '));
const withThreeDecimals = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Mollie wants the decimals of the currency: two for euros, none for yen. */
const decimalsOf = (currency: string): number => (withoutDecimals.has(currency) ? 0 : withThreeDecimals.has(currency) ? 3 : 2);

const toMollieAmount = ({ amount, currency }: MinorAmount): Amount => ({ value: (amount / 100).toFixed(decimalsOf(currency)), currency });

interface MolliePost {
  body: object;
  idempotencyKey: string;
}

/** A response of Mollie that describes an error. */
class ErrorResponse extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
  ) {
    super(`Mollie answered ${status}: ${detail}`);
  }
}

async function fetchJson({ key, url }: MollieOptions, path: string, post?: MolliePost): Promise<Record<string, unknown>> {
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
  const data = toObject(await response.json());
  if (!response.ok) throw new ErrorResponse(response.status, String(data.detail));
  return data;
}

const sendRequest: typeof fetchJson = (...request) =>
  fetchJson(...request).catch((error: unknown) => {
    console.error(error);
    throw providerUnavailable();
  });

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
    const checkoutUrl = toObject(toObject(payment._links).checkout).href;
    if (typeof payment.id !== 'string' || !isWebUrl(checkoutUrl)) throw providerUnavailable();
    return { reference: payment.id, url: checkoutUrl };
  },

  get: async ({ reference }) =>
    parsePayment(reference, await sendRequest(options, `payments/${encodeURIComponent(reference)}?embed=refunds`)),

  async refund({ reference }, amount) {
    await fetchJson(options, `payments/${encodeURIComponent(reference)}/refunds`, {
      body: { amount: toMollieAmount(amount), description: 'Rückerstattung' },
      idempotencyKey: `refund-${reference}-1`,
    }).catch((error: unknown) => {
      console.error(error);
      const isRejection = error instanceof ErrorResponse && rejectingStatuses.includes(error.status);
      throw isRejection ? new RefundRejectedError(error.detail) : providerUnavailable();
    });
  },

  parseWebhook: body => {
    const { id } = toObject(body);
    return typeof id === 'string' ? id : undefined;
  },
});

function parsePayment(reference: string, payment: Record<string, unknown>): PaymentStatus {
  const state = paymentStates[String(payment.status)];
  const { currency } = toObject(payment.amount);
  const amount = parseAmount(payment.amount);
  if (!state || payment.id !== reference || amount === null || !isCurrency(currency)) throw providerUnavailable();
  const refunds = toObjects(toObject(payment._embedded).refunds);
  const liveRefunds = refunds.filter(({ status }) => !failedRefundStates.includes(status));
  // A refund without an amount is one of the whole payment.
  const sumOf = (part: typeof refunds): number => part.reduce((sum, refund) => sum + (parseAmount(refund.amount) ?? amount), 0);
  return {
    state,
    amount,
    currency,
    refunded: sumOf(liveRefunds.filter(({ status }) => status === 'refunded')),
    pendingRefund: sumOf(liveRefunds.filter(({ status }) => status !== 'refunded')),
    chargedBack: parseAmount(payment.amountChargedBack) ?? 0,
    hasFailedRefund: liveRefunds.length < refunds.length,
  };
}

const isCurrency = (code: unknown): code is string => typeof code === 'string' && /^[A-Z]{3}$/.test(code);

/** Returns hundredths in every currency. A third decimal is cut off, so that a refund is never higher than the payment. */
function parseAmount(amount: unknown): number | null {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,3}))?$/.exec(String(toObject(amount).value)) ?? [];
  return whole === undefined ? null : Number(whole + decimals.padEnd(2, '0').slice(0, 2));
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
