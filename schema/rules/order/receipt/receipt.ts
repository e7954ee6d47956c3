/** The content of a printed receipt (DESIGN.md 10, domain 2.4): browser and printers print the same lines. */
import type { DeliveryMethod } from '../../checkout/deliveryMethods';
import type { PaymentMethod } from '../../checkout/paymentMethods';
import type { Instant } from '../../time/calendar';
import type { ItemChange, OrderItem } from '../orderItem';
import type { OrderPricing } from '../orderPricing';
import type { OrderStatus } from '../orderStatus';

export const receiptLabels = { preparation: 'Backstubenbon', customer: 'Kundenbon' } as const;
export type ReceiptType = keyof typeof receiptLabels;

/** One line of a receipt, from top to bottom. */
export type ReceiptLine =
  /** White on black over the whole width. */
  | { readonly kind: 'bar'; readonly start: string; readonly end: string }
  /** The number by which the order is called, readable from two meters. */
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'heading' | 'centered' | 'text' | 'bold'; readonly text: string }
  | { readonly kind: 'pair'; readonly start: string; readonly end: string; readonly isBold?: boolean }
  | ({ readonly kind: 'item' } & ReceiptItem)
  | { readonly kind: 'rule' };

export interface ReceiptItem {
  readonly amount: string;
  readonly name: string;
  /** Lines below the name. */
  readonly details: readonly string[];
  /** Null on the receipt for those who prepare the order. */
  readonly price: string | null;
  /** Has changed since staff last looked at the order, so it is framed. */
  readonly isChanged: boolean;
  readonly isRemoved: boolean;
}

type ReceiptOrderItem = Pick<
  OrderItem,
  | 'index'
  | 'name'
  | 'amount'
  | 'unit'
  | 'unitPrice'
  | 'pricing'
  | 'tax'
  | 'gross'
  | 'minimumAge'
  | 'comment'
  | 'isRemoved'
  | 'replaces'
  | 'replacedBy'
> & { readonly parts: readonly { readonly name: string; readonly value: readonly string[] }[] };

type Text = string | null;

interface DeliveryAddress {
  readonly isDeliveryAddressDifferent: boolean;
  readonly street: Text;
  readonly stairway: Text;
  readonly floor: Text;
  readonly door: Text;
  readonly deliveryFirstName: Text;
  readonly deliveryLastName: Text;
  readonly deliveryCompanyName: Text;
  readonly deliveryStreet: Text;
  readonly deliveryStairway: Text;
  readonly deliveryFloor: Text;
  readonly deliveryDoor: Text;
  readonly deliveryArea: { readonly area: string; readonly tax: number } | null;
}

/** What a receipt needs of an order. */
export interface ReceiptOrder extends DeliveryAddress {
  readonly uid: string;
  readonly ticketNumber: number | null;
  readonly status: OrderStatus;
  readonly createdAt: Instant;
  readonly dueAt: Instant | null;
  readonly appointment: Instant | null;
  readonly appointmentDate: Instant | null;
  readonly deliveryType: DeliveryMethod;
  readonly tableIdentifier: Text;
  readonly isQuotation: boolean;
  readonly firstName: Text;
  readonly lastName: Text;
  readonly companyName: Text;
  readonly phone: Text;
  readonly comment: Text;
  readonly rejectionMessage: Text;
  readonly items: readonly ReceiptOrderItem[];
  readonly itemChanges: readonly Pick<ItemChange, 'index' | 'kind' | 'amount' | 'unit'>[];
  readonly pricing: Pick<OrderPricing, 'deliveryGross' | 'totalGross' | 'isApproximate'> & {
    readonly taxes: readonly { readonly rate: string; readonly amount: number }[];
  };
  readonly paymentMethod: PaymentMethod;
  readonly paidAt: Instant | null;
  readonly paidAmount: number | null;
  readonly donationAmount: number | null;
}

/** What a receipt needs of the branch and the shop. */
export interface ReceiptShop {
  readonly businessName: string;
  readonly branch: {
    readonly name: string;
    readonly country: string;
    readonly street: Text;
    readonly zipCode: Text;
    readonly city: Text;
    readonly phone: Text;
  };
  /** The name of the donatee of the order. */
  readonly donatee: Text;
  readonly timezone: string;
  readonly currency: string;
}

export const rule: ReceiptLine = { kind: 'rule' };
