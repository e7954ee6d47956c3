/** Finds the product of a URL on the current menu of a branch, as far as the viewer may read it. */
import { activeMenu } from '../../../schema/rules/product/availability';
import { productSlug } from '../../../schema/rules/site/productPath';
import { inZone } from '../../../schema/rules/time/calendar';
import type { Branch } from '../branch/branch.entity';
import { Category } from '../catalogue/category.entity';
import { listMenus } from '../catalogue/menu.service';
import { Product } from '../catalogue/product.entity';
import type { Context } from '../../platform/context/context';

interface ProductQuery {
  branch: Branch;
  slug: string;
  timezone: string;
}

/** Like the store page, this leaves out the categories that the viewer may not read. */
export async function findProduct(context: Context, { branch, slug, timezone }: ProductQuery): Promise<Product | undefined> {
  const menu = activeMenu(await listMenus(context, branch), inZone(context.now, timezone));
  const entries = (menu?.catalog ?? []).map(async ({ category, products }) => {
    const [isReadable, ...found] = await Promise.all([
      context.load.one(Category, category),
      ...products.map(id => context.load.one(Product, id)),
    ]);
    return isReadable ? found : [];
  });
  return (await Promise.all(entries)).flat().find(product => product && productSlug(product.uid) === slug);
}
