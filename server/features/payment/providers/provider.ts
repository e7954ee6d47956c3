/** The interface of payment providers: create, get and refund payments, and parse webhooks (domain.md 1). */
import { AppError } from '../../../../schema/errors/appError';
import type { Field } from '../../../../schema/fields/field';
import type { ProviderName } from '../../../../schema/rules/checkout/paymentMethods';

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
  readonly refundAmount: number | null;
}

/** An amount in hundredths of its currency, also when that has no or three decimals. */
export interface MinorAmount {
  readonly amount: number;
  readonly currency: string;
}

/** The status of a payment, as reported by the provider. All amounts are in its currency. */
export interface PaymentStatus extends MinorAmount {
  readonly state: 'open' | 'paid' | 'failed';
  /** What the customer has got back by refunds, what is on its way, and what the bank of the customer has charged back. */
  readonly refunded: number;
  readonly pendingRefund: number;
  readonly chargedBack: number;
  readonly hasFailedRefund: boolean;
}

/** Returns what can still be refunded. */
export const refundableAmount = ({ amount, refunded, pendingRefund, chargedBack }: PaymentStatus): number =>
  amount - refunded - pendingRefund - chargedBack;

export interface Provider {
  create: (request: CreatePaymentRequest) => Promise<{ reference: string; url: string }>;
  get: (payment: ProviderPayment) => Promise<PaymentStatus>;
  /**
   * Starts the refund of a payment; the same request again is the same refund. Throws RefundRejectedError when the provider will never make
   * it, and any other error when it has not answered.
   */
  refund: (payment: ProviderPayment, amount: MinorAmount) => Promise<void>;
  /** Returns the reference of the payment that a webhook is about. Nothing else in the webhook is trusted. */
  parseWebhook: (body: unknown) => string | undefined;
}

/** The configured providers. */
export type Providers = Readonly<Partial<Record<ProviderName, Provider>>>;

/** Variables of the environment; null when they are not set. */
export type ProviderVariables = Readonly<Record<string, string | null>>;

/** Describes and connects a provider. */
export interface ProviderFactory {
  /** The variables of the environment by name. `secret` fields are never logged; `default` is the value of a missing variable. */
  readonly environment: Readonly<Record<string, Extract<Field, { type: 'text' | 'url' | 'secret' }>>>;
  /** Returns null when the environment does not configure the provider. */
  readonly connect: (variables: ProviderVariables) => Provider | null;
}

/** Returns the error for a provider that does not respond, or responds with something unexpected. */
export const providerUnavailable = (): AppError =>
  new AppError('UNAVAILABLE', { message: 'Der Zahlungsdienst ist gerade nicht erreichbar.' });

/** The provider rejects a refund for good. The message is its reason. */
export class RefundRejectedError extends Error {}
