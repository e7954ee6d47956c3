/** Which providers the environment connects; where it connects none, pages that stand in for them (G-060). */
import { text } from '../../../../schema/fields/field';
import { mollie } from './mollie';
import type { Providers } from './provider';
import { simulation } from './simulation';

export const paymentFields = {
  MOLLIE_API_KEY: text({ label: 'connects payments by Mollie', help: 'like live_… or test_…', max: 200 }),
  MOLLIE_API_URL: text({ label: 'where Mollie is', help: 'like https://api.mollie.com/v2', required: true, max: 300 }),
};

/** The variables as given, with their defaults. */
export const readPayments = ({ MOLLIE_API_KEY, MOLLIE_API_URL }: Readonly<Record<string, string | undefined>>) => ({
  MOLLIE_API_KEY: MOLLIE_API_KEY || null,
  MOLLIE_API_URL: MOLLIE_API_URL || 'https://api.mollie.com/v2',
});

interface Given {
  MOLLIE_API_KEY: string | null;
  MOLLIE_API_URL: string;
  PUBLIC_URL: string;
}

/** Real money or none: beside one that is connected nobody may pretend to pay. */
export function providersOf({ MOLLIE_API_KEY, MOLLIE_API_URL, PUBLIC_URL }: Given, mayPretend: boolean): Providers {
  if (MOLLIE_API_KEY) return { mollie: mollie({ key: MOLLIE_API_KEY, url: MOLLIE_API_URL }) };
  return mayPretend ? { mollie: simulation('mollie', PUBLIC_URL), datatrans: simulation('datatrans', PUBLIC_URL) } : {};
}
