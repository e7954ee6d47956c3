/** What the entry of an order action says. Every key is required: silence is written as null. */
import type { PermissionName } from '../../../access/permissions';
import type { Field, Fields } from '../../../fields/field';
import type { DeliveryMethod } from '../../checkout/deliveryMethods';
import type { ReceiptType } from '../receipt/receipt';
import type { OrderStatus, OrderTimestamp, OrderTimestamps } from '../orderStatus';

/** Who performs an action: staff by role, a branch screen by its key, customers by their link, a payment provider or the system. */
export type Actor = 'customer' | 'employee' | 'manager' | 'admin' | 'key' | 'provider' | 'system';

/** A text or icon that is the same for all orders, or another one for deliveries. */
export type ByDelivery = string | { readonly delivery: string; readonly other: string };

/** A screen with buttons: order cards, the drawer and its section for proposed times, the back-office screen, the status page. */
export type ActionScreen = 'board' | 'drawer' | 'proposal' | 'backoffice' | 'customer';

/** The order as an action changes it. */
export type ActionOrder = OrderTimestamps & { readonly deliveryType: DeliveryMethod; readonly appointmentDate: Date | null };

/** The values of all inputs, and the time of the action. */
export interface ActionInput {
  readonly at: Date;
  readonly appointment?: Date | null | undefined;
  readonly counterAppointment?: Date | null | undefined;
  /** All proposed times as the client sends them, in ISO 8601; `counterAppointment` is the first. */
  readonly counterAppointments?: readonly string[] | null | undefined;
  readonly rejectionMessage?: string | null | undefined;
}

/** How long staff can undo an action: for ten minutes, or until the end of the day in the shop's time zone (G-139). */
export type UndoLimit = 'tenMinutes' | 'endOfDay';

/** The columns that an action writes. */
export type OrderColumns = Partial<
  Record<OrderTimestamp | 'appointment' | 'appointmentDate', Date | null> & { rejectionMessage: string | null; proposedTimes: Date[] }
>;

/** A field of `PUT /orders/{id}` that runs the action with some of its values. */
export interface RestField {
  readonly field: string;
  readonly definition: Field;
  readonly isRunBy: (value: unknown) => boolean;
}

export interface ActionApi {
  /** The GraphQL mutation. Actions that share it differ by their REST field. */
  readonly mutation: string;
  /** The end of the REST path, or a field of `PUT /orders/{id}`. */
  readonly rest: string | RestField;
  /** The value of `BackofficeOrderAction`, for actions of branch screens. */
  readonly screen: string | null;
  readonly description: string;
}

export interface ActionDefinition {
  readonly from: { readonly [S in OrderStatus]?: readonly Actor[] };
  readonly to: OrderStatus | 'unchanged';
  readonly onlyDelivery: boolean;
  readonly refundIfPaid: boolean;
  readonly input: Fields;
  /** Returns the columns that the action writes. */
  readonly set: (order: ActionOrder, input: ActionInput) => OrderColumns;
  /** How long staff can undo the action, which then writes only times. Its notification waits, so that an undo can drop it; null for never. */
  readonly undoLimit: UndoLimit | null;
  /** The permission of staff; null for customers, payment providers and the system. */
  readonly permission: PermissionName | null;
  /** The notification that the action sends; its texts are in `notificationTexts.ts`. */
  readonly notification: string | null;
  /** The receipt that printers with automatic printing print; null for none. */
  readonly print: ReceiptType | null;
  /** The text of the button. */
  readonly label: ByDelivery | null;
  /** What happened, for the log of the order. */
  readonly logText: ByDelivery;
  /** The same for the toast after the action, where it differs from `logText`. */
  readonly resultText: string | null;
  readonly icon: ByDelivery | null;
  /** A card has one primary button, the first; actions with the variant `danger` end the order, and a screen offers only the first. */
  readonly variant: 'primary' | 'secondary' | 'danger' | null;
  /** The key that runs the action on the board and in the drawer. */
  readonly shortcut: string | null;
  readonly api: ActionApi | null;
  readonly screens: readonly ActionScreen[];
  /** The order of the buttons; the first is the most likely action. */
  readonly position: number;
  /** The name in the log and in jobs, which never changes. */
  readonly logName: string;
}
