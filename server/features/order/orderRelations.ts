/** The resolvers of the records that orders and their items reference. */
import { image, reference } from '../../../schema/fields/field';
import { orderItems } from '../../../schema/rules/order/orderItem';
import { createReferenceResolvers } from '../../platform/collections/collectionResolvers';
import { objectType } from '../../platform/collections/mapping/graphqlTypes';
import { Order } from './order.entity';
import { PublicOrder, PublicOrderItem } from './customer/publicOrder.type';

const branch = reference({ label: 'Filiale', to: 'branch', required: true });
const division = reference({ label: 'Organisation', to: 'division' });
const customer = reference({ label: 'Kunde', to: 'customer' });
const donatee = reference({ label: 'Spendenempfänger', to: 'donatee' });

export const orderRelations = { branch, division, customer, donatee };

export const publicItemRelations = { image: image({ label: 'Bild' }) };

export const orderFieldResolvers = [
  ...createReferenceResolvers('order', () => Order, orderRelations),
  ...createReferenceResolvers('publicOrder', () => PublicOrder, { branch }),
  ...createReferenceResolvers('publicOrderItem', () => PublicOrderItem, publicItemRelations),
  ...createReferenceResolvers(orderItems.name, () => objectType(orderItems.name, orderItems.fields, 'output'), orderItems.fields),
];
