/** The registry of payment providers. Connects those that the environment configures, or simulates all when it configures none (G-060). */
import type { ProviderName } from '../../../../schema/rules/checkout/paymentMethods';
import { keysOf } from '../../../../schema/objects';
import { datatrans } from './datatrans';
import { mollieFactory } from './mollie';
import type { Provider, ProviderFactory, Providers, ProviderVariables } from './provider';
import { simulation } from './simulation';

const factories: Readonly<Record<ProviderName, ProviderFactory>> = { mollie: mollieFactory, datatrans };

const providerNames = keysOf(factories);

export const isProvider = (name: string): name is ProviderName => Object.hasOwn(factories, name);

/** The variables of the environment of all providers. */
export const paymentEnvironment: ProviderFactory['environment'] = Object.assign(
  {},
  ...providerNames.map(name => factories[name].environment),
);

/** Returns the variables with their defaults. */
export const parsePaymentEnvironment = (env: Readonly<Record<string, string | undefined>>): ProviderVariables =>
  Object.fromEntries(Object.entries(paymentEnvironment).map(([name, field]) => [name, env[name] || (field.default ?? null)]));

interface ProviderOptions {
  variables: ProviderVariables;
  publicUrl: string;
  canSimulate: boolean;
}

/** Simulated payments are available only while no real provider is configured. */
export function createProviders({ variables, publicUrl, canSimulate }: ProviderOptions): Providers {
  const connected = providersBy(name => factories[name].connect(variables));
  if (Object.keys(connected).length > 0) return connected;
  return canSimulate ? providersBy(name => simulation(name, publicUrl)) : {};
}

const providersBy = (create: (name: ProviderName) => Provider | null): Providers =>
  Object.fromEntries(
    providerNames.flatMap(name => {
      const provider = create(name);
      return provider ? [[name, provider]] : [];
    }),
  );
