/** Expressions of the table of orders. Indexes have exactly these texts. */
import { finalTimestamps } from '../../../schema/rules/order/orderStatus';

const finalColumns = finalTimestamps.map(name => `"${name}"`);

/** Whether the status is not final. */
export const isOpen = `(${finalColumns.map(column => `${column} is null`).join(' and ')})`;

/** Whether the branch has not confirmed it, nor done what follows. */
export const isUnconfirmed = `"confirmedAt" is null and "inDeliveryAt" is null and "deliveredAt" is null`;

/** When the order got its final status. */
export const finishedAt = `coalesce(${finalColumns.join(', ')})`;
