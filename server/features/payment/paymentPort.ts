/**
 * What payments need of orders. Payment is a layer below order, so it declares this port; order implements it, and the app connects both
 * (`services.paymentPort`).
 */
import type { Id } from '../../../schema/fields/field';
import type { PaymentProblemType } from '../../../schema/collections/paymentProblem';
import type { Context } from '../../platform/context/context';

/** The link of an order, which its customer has. */
interface OrderLink {
  readonly uid: string;
  readonly hash: string;
}

export interface PaymentPort {
  /** Returns the id of the order of a link. Throws NOT_FOUND for a wrong link. */
  readonly orderByLink: (context: Context, link: OrderLink) => Promise<Id>;
  readonly linkOf: (context: Context, order: Id) => Promise<OrderLink>;
  /** Returns the path of the page to which the customer returns from the provider. */
  readonly returnPath: (context: Context, order: Id) => Promise<string>;
  /** Tells whether the order was rejected, was canceled or has failed, so that what was paid must be refunded. */
  readonly isRefundDue: (context: Context, order: Id) => Promise<boolean>;

  // These run inside the transaction that changes the payment. The provider can report the same state several times.
  /** The provider reported that the payment is paid or has failed. */
  readonly settled: (context: Context, order: Id, state: 'paid' | 'failed') => Promise<void>;
  /** The customer did not pay in time. */
  readonly expired: (context: Context, order: Id) => Promise<void>;
  /** The payment is refunded. */
  readonly refunded: (context: Context, order: Id) => Promise<void>;
  /** Staff must know about the payment; the note contains the amounts. The same problem is reported once until it is resolved. */
  readonly reported: (context: Context, order: Id, problem: PaymentProblemType, note: string) => Promise<void>;
}
