/** The interface of payment providers: create, get and refund payments, and parse webhooks (domain.md 1). */
import type { PaymentMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { AppError } from '../../../../schema/errors/appError';

export type ProviderName = Extract<PaymentMethod, 'mollie' | 'datatrans'>;
export const isProvider = (name: string): name is ProviderName => name === 'mollie' || name === 'datatrans';

/** The data of a new payment. */
interface CreatePaymentRequest {
  /** The uid of the order. Creating a payment twice with the same uid returns the same payment. */
  readonly uid: string;
  /** In the minor unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly returnUrl: string;
  /** The URL that the provider calls on changes; null when it cannot reach this server. */
  readonly webhookUrl: string | null;
}

/** A payment that the provider knows. */
export interface ProviderPayment {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly simulated: 'paid' | 'failed' | null;
  readonly refundState: 'asked' | 'done' | null;
}

/** The status of a payment, as reported by the provider. */
export interface PaymentStatus {
  readonly state: 'open' | 'paid' | 'failed';
  readonly amount: number;
  readonly currency: string;
  /** Whether the payment has been refunded. */
  readonly isRefunded: boolean;
}

export interface Provider {
  create: (request: CreatePaymentRequest) => Promise<{ reference: string; url: string }>;
  get: (payment: ProviderPayment) => Promise<PaymentStatus>;
  /** Starts a refund. Refunding the same payment twice is one refund. */
  refund: (payment: ProviderPayment) => Promise<void>;
  /** Returns the reference of the payment that a webhook is about. Nothing else in the webhook is trusted. */
  parseWebhook: (body: unknown) => string | undefined;
}

/** The configured providers. */
export type Providers = Readonly<Partial<Record<ProviderName, Provider>>>;

/** Returns the error for a provider that does not respond, or responds with something unexpected. */
export const providerUnavailable = (): AppError =>
  new AppError('UNAVAILABLE', { message: 'Der Zahlungsdienst ist gerade nicht erreichbar.' });
