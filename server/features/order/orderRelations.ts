/** The records that orders and their items name. */
import { image, reference } from '../../../schema/fields/field';
import { orderItems } from '../../../schema/rules/order/orderItem';
import { entityOf } from '../../app/collections';
import { referenceResolvers } from '../../platform/collections/collectionResolvers';
import { objectOf } from '../../platform/collections/mapping/graphqlTypes';
import { Order } from './order.entity';
import { PublicOrder, PublicOrderItem } from './customer/publicOrder';

const branch = reference({ label: 'Filiale', to: 'branch', required: true });
const division = reference({ label: 'Organisation', to: 'division' });
const customer = reference({ label: 'Kunde', to: 'customer' });
const donatee = reference({ label: 'Spendenempfänger', to: 'donatee' });

export const orderRelations = { branch, division, customer, donatee };

export const publicItemRelations = { image: image({ label: 'Bild' }) };

export const orderReferences = [
  ...referenceResolvers('order', () => Order, orderRelations, entityOf),
  ...referenceResolvers('publicOrder', () => PublicOrder, { branch }, entityOf),
  ...referenceResolvers('publicOrderItem', () => PublicOrderItem, publicItemRelations, entityOf),
  ...referenceResolvers(orderItems.name, () => objectOf(orderItems.name, orderItems.fields, 'shown'), orderItems.fields, entityOf),
];
