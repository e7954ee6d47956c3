/** Mollie's payments API v2, by four calls (domain.md 1.1). Its words are read with care: what does not fit is no answer. */
import { isAway, type Opened, type Provider, type Standing } from './provider';

interface Account {
  key: string;
  /** `https://api.mollie.com/v2`, or a stand-in. */
  url: string;
}

/** Milliseconds: less than the house takes for an answer of its own, so that it can still say what happened. */
const patience = 8_000;

const states: Readonly<Record<string, Standing['state']>> = {
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

const amountOf = ({ amount, currency }: Pick<Opened, 'amount' | 'currency'>): Amount => ({ value: (amount / 100).toFixed(2), currency });

export function mollie({ key, url }: Account): Provider {
  async function ask(path: string, sent?: { body: object; idempotencyKey: string }): Promise<Record<string, unknown>> {
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
        method: sent ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          ...(sent && { 'idempotency-key': sent.idempotencyKey }),
        },
        ...(sent && { body: JSON.stringify(sent.body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      const answer = (await response.json()) as Record<string, unknown>;
      if (!response.ok) throw new Error(`Mollie answered ${response.status}: ${String(answer.detail)}`);
      return answer;
    } catch (error) {
      console.error(error);
      throw isAway();
    }
  }

  return {
    async open({ uid, amount, currency, returnUrl, webhookUrl }) {
      const answer = await ask('payments', {
        body: {
          amount: amountOf({ amount, currency }),
          description: `Bestellung ${uid}`,
          redirectUrl: returnUrl,
          ...(webhookUrl && { webhookUrl }),
          metadata: { uid },
          locale: 'de_AT',
        },
        idempotencyKey: `order-${uid}-attempt-1`,
      });
      const address = (answer._links as { checkout?: { href?: unknown } } | undefined)?.checkout?.href;
      if (typeof answer.id !== 'string' || !isWeb(address)) throw isAway();
      return { reference: answer.id, url: address };
    },

    async read({ reference }) {
      const answer = await ask(`payments/${encodeURIComponent(reference)}?embed=refunds`);
      const state = states[String(answer.status)];
      const { value, currency } = (answer.amount ?? {}) as Partial<Amount>;
      if (!state || answer.id !== reference || !/^\d+\.\d{2}$/.test(String(value)) || typeof currency !== 'string') throw isAway();
      const { refunds = [] } = (answer._embedded ?? {}) as { refunds?: { status?: unknown }[] };
      return { state, currency, amount: Math.round(Number(value) * 100), isRefunded: refunds.some(({ status }) => status === 'refunded') };
    },

    async refund(payment) {
      await ask(`payments/${encodeURIComponent(payment.reference)}/refunds`, {
        body: { amount: amountOf(payment), description: 'Rückerstattung' },
        idempotencyKey: `refund-${payment.reference}-1`,
      });
    },

    referenceIn: body => {
      const { id } = (body ?? {}) as { id?: unknown };
      return typeof id === 'string' ? id : undefined;
    },
  };
}

const isWeb = (address: unknown): address is string =>
  typeof address === 'string' && URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
