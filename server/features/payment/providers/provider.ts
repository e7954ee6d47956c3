/** What the house asks of a payment provider: four questions, whoever answers them (domain.md 1). */
import type { PaymentMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { Refusal } from '../../../../schema/errors/appError';

export type ProviderName = Extract<PaymentMethod, 'mollie' | 'datatrans'>;
export const isProvider = (name: string): name is ProviderName => name === 'mollie' || name === 'datatrans';

/** What is to be paid, and how to come back from it. */
interface Opening {
  /** The order's own number: a second opening of the same is the same payment. */
  readonly uid: string;
  /** In the smallest coins. */
  readonly amount: number;
  readonly currency: string;
  readonly returnUrl: string;
  /** Where the provider tells of changes; null where it cannot reach us. */
  readonly webhookUrl: string | null;
}

/** A payment as the provider knows it. */
export interface Opened {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly simulated: 'paid' | 'failed' | null;
  readonly refundState: 'asked' | 'done' | null;
}

/** How a payment stands, by the provider's own word. */
export interface Standing {
  readonly state: 'open' | 'paid' | 'failed';
  readonly amount: number;
  readonly currency: string;
  /** The money has gone back. */
  readonly isRefunded: boolean;
}

export interface Provider {
  open: (opening: Opening) => Promise<{ reference: string; url: string }>;
  read: (payment: Opened) => Promise<Standing>;
  /** Starts to send the money back; the same payment twice is one refund. */
  refund: (payment: Opened) => Promise<void>;
  /** Which payment a webhook speaks of. It is not believed beyond that. */
  referenceIn: (body: unknown) => string | undefined;
}

/** The providers that are connected. */
export type Providers = Readonly<Partial<Record<ProviderName, Provider>>>;

/** The provider did not answer, or not so that anyone could understand it. */
export const isAway = (): Refusal => new Refusal('unavailable', { text: 'Der Zahlungsdienst ist gerade nicht erreichbar.' });
