/** The REST routes of products that can replace an item, and of seen changes. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { collections } from '../../../../schema/collections';
import { text } from '../../../../schema/fields/field';
import { validate } from '../../../../schema/fields/validation/validate';
import { route, serialize, withQuery, type Route } from '../../../platform/collections/collectionRoutes';
import { serializeOrder } from '../reading/orderJson';
import { markChangesSeen } from './markChangesSeen';
import { findReplacements, maxReplacementSearch } from './findReplacements';

export const replacementFields = { search: text({ label: 'Name oder Artikelnummer', max: maxReplacementSearch }) };

export const orderItemRoutes: Route[] = [
  withQuery(
    route('get', '/orders/:id/replacements', async ({ context, params, query }) => {
      context.authorize('order.updateStatus');
      throwIfInvalid(validate(replacementFields, query));
      const products = await findReplacements(context, params.id!, query.search ?? '');
      return { data: await Promise.all(products.map(product => serialize(context, collections.product.fields, product))) };
    }),
  ),
  route('post', '/orders/:id/changes-seen', async ({ context, params, body }) => ({
    data: await serializeOrder(context, await markChangesSeen(context, params.id!, body as { event: number })),
  })),
];
