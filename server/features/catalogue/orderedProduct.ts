/** Loads products for orders, which may name products that are no longer public. */
import type { Id } from '../../../schema/fields/field';
import { loadRecordsBy } from '../../platform/collections/reading/recordReader';
import type { Context } from '../../platform/context/context';
import { Product } from './product.entity';

/** Returns the product whatever the viewer may read, so callers give out only what an order shows of it. Null when it was deleted. */
export const loadOrderedProduct = (context: Context, id: Id): Promise<Product | null> =>
  context.load.each('ordered product', id, async ids => {
    const products = await loadRecordsBy(context.db, Product, { column: 'id', values: ids });
    const byId = new Map(products.map(product => [product.id, product]));
    return ids.map(productId => byId.get(productId) ?? null);
  });
