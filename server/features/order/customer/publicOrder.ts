/** Builds the public view of an order for the holder of its link: items and status, without customer data. */
import { hasOptions } from '../../../../schema/rules/product/partAnswers';
import { proposedTimesOf } from '../../../../schema/rules/order/actions/proposal';
import { replacementText } from '../../../../schema/rules/order/items/itemReplacement';
import { hasReplacement, type OrderItem } from '../../../../schema/rules/order/orderItem';
import type { Context } from '../../../platform/context/context';
import { loadOrderedProduct } from '../../catalogue/orderedProduct';
import { loadAmountDue } from '../details/orderDetails';
import { flagsOf } from '../details/orderFlags';
import type { Order } from '../order.entity';
import { expectedTime } from './expectedTime';
import { orderByLink, type OrderLink } from './orderLink';
import type { PublicOrder, PublicOrderItem } from './publicOrder.type';

/** Returns the public view of an order. The hash in the link replaces a login. */
export const loadPublicOrder = async (context: Context, link: OrderLink): Promise<PublicOrder> =>
  toPublicOrder(context, await orderByLink(context, link));

/** Returns the public fields. Each is listed, so that a new column stays private by default. */
export const toPublicOrder = async (context: Context, order: Order): Promise<PublicOrder> => ({
  id: order.id,
  createdAt: order.createdAt,
  uid: order.uid,
  ticketNumber: order.ticketNumber,
  branch: order.branch,
  status: order.status,
  event: order.lastEvent,
  deliveryType: order.deliveryType,
  isQuotation: order.isQuotation,
  isPreorder: order.isPreorder,
  ...flagsOf(order),
  seenAt: order.seenAt,
  remindedAt: order.remindedAt,
  confirmedAt: order.confirmedAt,
  startedAt: order.startedAt,
  rejectedAt: order.rejectedAt,
  inDeliveryAt: order.inDeliveryAt,
  deliveredAt: order.deliveredAt,
  completedAt: order.completedAt,
  canceledAt: order.canceledAt,
  tableIdentifier: order.tableIdentifier,
  rejectionMessage: order.rejectionMessage,
  appointmentDate: order.appointmentDate,
  appointment: order.appointment,
  counterAppointment: order.counterAppointment,
  expectedAt: await expectedTime(context, order),
  counterAppointments: proposedTimesOf(order),
  paymentMethod: order.paymentMethod,
  amountDue: await loadAmountDue(context, order),
  questionnaireRating: order.rating,
  items: await Promise.all(order.items.map(item => toPublicItem(context, item, order.items))),
  pricing: order.pricing,
});

async function toPublicItem(context: Context, item: OrderItem, items: readonly OrderItem[]): Promise<PublicOrderItem> {
  const { name, amount, unit, gross, unitPrice, pricing, parts, comment, isRemoved } = item;
  const product = item.product && (await loadOrderedProduct(context, item.product));
  return {
    name,
    amount,
    unit,
    gross: unitPrice === null || hasReplacement(item) ? null : gross,
    pricing,
    options: parts.filter(hasOptions).flatMap(({ value }) => value),
    orderedAmount: item.orderedAmount ?? null, // items that were stored before have no such field
    comment,
    isRemoved,
    replacement: replacementText(item, items),
    image: (product && product.images[0]) || null,
  };
}
