/** A simulated payment provider with a page where the user chooses the result. It is used while no real provider is configured (G-060). */
import { createHash, randomBytes } from 'node:crypto';
import type { ProviderName } from '../../../../schema/rules/checkout/paymentMethods';
import type { Provider } from './provider';

export const simulation = (name: ProviderName, publicUrl: string): Provider => ({
  create: async () => {
    const reference = `sim_${randomBytes(16).toString('hex')}`;
    return { reference, url: new URL(`/api/payments/${name}/simulation/${reference}`, publicUrl).href };
  },
  get: async ({ amount, currency, simulated, refundAmount }) => ({
    state: simulated ?? 'open',
    amount,
    currency,
    refunded: refundAmount ?? 0,
    pendingRefund: 0,
    chargedBack: 0,
    hasFailedRefund: false,
  }),
  refund: async () => {},
  parseWebhook: () => undefined,
});

/** The options of the page, and the value that is stored for each. */
export const simulatedStates = { paid: 'paid', failed: 'failed', pending: null } as const;

const labels: Readonly<Record<keyof typeof simulatedStates, string>> = {
  paid: 'Bezahlt',
  failed: 'Fehlgeschlagen',
  pending: 'Noch offen lassen',
};

const style = `
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; background: #f2f0ec; color: #1b1917; font: 1rem/1.5 system-ui, sans-serif }
main { box-sizing: border-box; inline-size: min(26rem, 100% - 2rem); margin-block: 1rem; padding: 2rem; border-radius: 1rem; background: #fff }
h1 { margin: 0; font-size: 1.4rem; line-height: 1.2 }
p { margin: 0.5rem 0 }
strong { display: block; margin-block: 1rem; font-size: 2.2rem; line-height: 1 }
form { display: grid; gap: 0.6rem; margin-block-start: 1.5rem }
button { min-block-size: 3rem; border: 1.5px solid #8a7f70; border-radius: 0.6rem; background: #fff; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
button:first-child { border-color: #1b1917; background: #1b1917; color: #fff }
button:focus-visible { outline: 3px solid #0a4fa3; outline-offset: 2px }
`;

/** The content security policy of the page: its own style and its form, nothing else. */
export const simulationPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Renders the page. No part of it comes from user input. */
export const simulationPage = (amount: string): string => `<!doctype html>
<html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Zahlung nachgestellt</title>
<style>${style}</style>
<main><h1>Zahlung nachgestellt</h1>
<p>Es ist kein Zahlungsdienst verbunden. Wie soll die Zahlung ausgehen?</p>
<strong>${amount}</strong>
<form method="post">
${Object.entries(labels)
  .map(([state, label]) => `<button name="state" value="${state}">${label}</button>`)
  .join('\n')}
</form></main></html>`;
