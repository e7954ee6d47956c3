/** Text messages by any gateway that takes them as JSON over HTTP (G-068). */
import { Undeliverable, type Carrier } from './transport';

interface SmsSetup {
  /** Takes `POST {"to", "from", "text"}`. */
  url: string;
  /** Sent as `Authorization: Bearer …`. */
  token: string | null;
  /** A number, or up to eleven letters. */
  from: string | null;
  /** Milliseconds for an answer. */
  patience?: number;
}

export function smsGateway({ url, token, from, patience = 10_000 }: SmsSetup): Carrier {
  async function carry({ id, recipient, body }: Parameters<Carrier['carry']>[0]): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: {
        'Content-Type': 'application/json',
        // The same however often it is tried.
        'Idempotency-Key': id,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: recipient.replaceAll(' ', ''), ...(from && { from }), text: body }),
    });
    if (response.ok) return void response.body?.cancel();
    const said = `${response.status} ${(await response.text()).slice(0, 200)}`.trim();
    throw isFinal(response.status) ? new Undeliverable(said) : new Error(said);
  }

  return { carry };
}

// Wrong keys and too many requests are mended some day; whatever else the gateway finds wrong with a message stays wrong.
const isFinal = (status: number): boolean => status >= 400 && status < 500 && ![401, 402, 403, 408, 429].includes(status);
