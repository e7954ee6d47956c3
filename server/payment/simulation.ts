/** A page that stands in for a provider while none is connected: whoever is sent there says how the payment ends (G-060). */
import { randomBytes } from 'node:crypto';
import type { Provider, ProviderName } from './provider';

export const simulation = (name: ProviderName, publicUrl: string): Provider => ({
  open: async () => {
    const reference = `sim_${randomBytes(16).toString('hex')}`;
    return { reference, url: new URL(`/api/payments/${name}/simulation/${reference}`, publicUrl).href };
  },
  read: async ({ amount, currency, simulated, refundState }) => ({
    state: simulated ?? 'open',
    amount,
    currency,
    isRefunded: refundState !== null,
  }),
  refund: async () => {},
  referenceIn: () => undefined,
});

/** The choices of the page: what is kept of each. */
export const simulatedStates = { paid: 'paid', failed: 'failed', pending: null } as const;

const labels: Readonly<Record<keyof typeof simulatedStates, string>> = {
  paid: 'Bezahlt',
  failed: 'Fehlgeschlagen',
  pending: 'Noch offen lassen',
};

/** The page. Nothing in it comes from outside. */
export const simulationPage = (amount: string): string => `<!doctype html>
<html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Zahlung nachgestellt</title>
<main><h1>Zahlung nachgestellt</h1>
<p>Es ist kein Zahlungsdienst verbunden. Wie soll die Zahlung über ${amount} ausgehen?</p>
<form method="post">
${Object.entries(labels)
  .map(([state, label]) => `<p><button name="state" value="${state}">${label}</button></p>`)
  .join('\n')}
</form></main></html>`;
