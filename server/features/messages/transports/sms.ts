/** The SMS transport: any gateway that takes JSON over HTTP (G-068). */
import { PermanentDeliveryError, type Transport } from './transport';

interface SmsOptions {
  /** Receives `POST {"to", "from", "text"}`. */
  url: string;
  /** Sent as `Authorization: Bearer …`. */
  token: string | null;
  /** A number, or up to eleven letters. */
  from: string | null;
  /** Milliseconds until a request times out. */
  timeout?: number;
}

export function smsGateway({ url, token, from, timeout = 10_000 }: SmsOptions): Transport {
  async function send({ id, recipient, body }: Parameters<Transport['send']>[0]): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: {
        'Content-Type': 'application/json',
        // The same for every attempt.
        'Idempotency-Key': id,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: recipient.replaceAll(' ', ''), ...(from && { from }), text: body }),
    });
    if (response.ok) return void response.body?.cancel();
    const answer = `${response.status} ${(await response.text()).slice(0, 200)}`.trim();
    throw isFinal(response.status) ? new PermanentDeliveryError(answer) : new Error(answer);
  }

  return { send };
}

// Authentication errors and rate limits may be temporary; every other 4xx is an error of the message itself.
const isFinal = (status: number): boolean => status >= 400 && status < 500 && ![401, 402, 403, 408, 429].includes(status);
