/** Datatrans. There is no client of its API yet, so it is only simulated. */
import type { ProviderFactory } from './provider';

export const datatrans: ProviderFactory = { environment: {}, connect: () => null };
