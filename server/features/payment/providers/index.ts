/** Creates the payment providers that the environment configures, or simulated ones when it configures none (G-060). */
import { text } from '../../../../schema/fields/field';
import { mollie } from './mollie';
import type { Providers } from './provider';
import { simulation } from './simulation';

export const paymentEnvironment = {
  MOLLIE_API_KEY: text({ label: 'enables payments by Mollie', help: 'like live_… or test_…', max: 200 }),
  MOLLIE_API_URL: text({ label: 'URL of the Mollie API', help: 'like https://api.mollie.com/v2', required: true, max: 300 }),
};

/** Returns the environment variables with their defaults. */
export const parsePaymentEnvironment = ({ MOLLIE_API_KEY, MOLLIE_API_URL }: Readonly<Record<string, string | undefined>>) => ({
  MOLLIE_API_KEY: MOLLIE_API_KEY || null,
  MOLLIE_API_URL: MOLLIE_API_URL || 'https://api.mollie.com/v2',
});

interface ProviderOptions {
  MOLLIE_API_KEY: string | null;
  MOLLIE_API_URL: string;
  PUBLIC_URL: string;
}

/** Simulated payments are available only while no real provider is configured. */
export function createProviders({ MOLLIE_API_KEY, MOLLIE_API_URL, PUBLIC_URL }: ProviderOptions, canSimulate: boolean): Providers {
  if (MOLLIE_API_KEY) return { mollie: mollie({ key: MOLLIE_API_KEY, url: MOLLIE_API_URL }) };
  return canSimulate ? { mollie: simulation('mollie', PUBLIC_URL), datatrans: simulation('datatrans', PUBLIC_URL) } : {};
}
