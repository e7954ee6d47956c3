/** The REST routes of products that can replace an item, and of seen changes. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { collections } from '../../../../schema/collections';
import { integer, text } from '../../../../schema/fields/field';
import { validate } from '../../../../schema/fields/validation/validate';
import { route, serialize, withQuery, type Route } from '../../../platform/collections/collectionRoutes';
import { serializeOrder } from '../reading/orderJson';
import { markChangesSeen } from './markChangesSeen';
import { findReplacements, maxReplacementSearch } from './findReplacements';

export const replacementFields = { search: text({ label: 'Name oder Artikelnummer', max: maxReplacementSearch }) };
export const changesSeenFields = {
  event: integer({ label: 'Gezeigter Stand', required: true, min: 0, description: 'The `event` of the version that was shown' }),
};

export const orderItemRoutes: Route[] = [
  withQuery(
    route('get', '/orders/:id/replacements', async ({ context, params, query }) => {
      context.authorize('order.updateStatus');
      throwIfInvalid(validate(replacementFields, query));
      const products = await findReplacements(context, params.id!, query.search ?? '');
      return { data: await Promise.all(products.map(product => serialize(context, collections.product.fields, product))) };
    }),
  ),
  route('post', '/orders/:id/changes-seen', async ({ context, params, body }) => {
    context.authorize('order.updateStatus');
    throwIfInvalid(validate(changesSeenFields, body));
    const { event } = body as { event: number };
    return { data: await serializeOrder(context, await markChangesSeen(context, params.id!, event)) };
  }),
];
