/** Loads which menus and products anonymous viewers may read now (G-149). */
import type { Id } from '../../../../schema/fields/field';
import type { ScheduledItem } from '../../../../schema/rules/product/availability';
import { publicCatalogue, type Catalogue, type PublicCatalogue } from '../../../../schema/rules/product/publicCatalogue';
import { inZone } from '../../../../schema/rules/time/calendar';
import { defaultSettings } from '../../../../schema/site/settings';
import type { LoadedCatalogue } from '../../../platform/cache/publicCaches';
import type { Context } from '../../../platform/context/context';

// Menus that a later one has replaced in a branch are no longer in that branch.
const queryMenus = `
  select menu.id, menu."availableFrom", menu.catalog, array_agg(branch.id) as branches,
    (select value->>'timezone' from settings) as timezone
  from menu join menu_branches as sold on sold."menuId" = menu.id join branch on branch.id = sold."branchId" and branch."isPublic"
  where not exists (
    select from menu_branches as later_sold join menu as later on later.id = later_sold."menuId"
    where later_sold."branchId" = branch.id and later."availableFrom" <= $1
      and (later."availableFrom", later.id) > (menu."availableFrom", menu.id))
  group by menu.id order by menu."availableFrom", menu.id`;

const queryItems = `
  select id, "isEnabled", schedule, "isVisibleWhenUnavailable", 'category' as collection, '[]'::jsonb as contents
  from category where id = any($1)
  union all
  select id, "isEnabled", schedule, "isVisibleWhenUnavailable", 'product', jsonb_path_query_array(config, '$.items[*].product')
  from product where id = any($2)`;

type MenuRow = Catalogue['menus'][number] & { timezone: string | null };
type ItemRow = ScheduledItem & { id: Id; collection: 'category' | 'product'; contents: Id[] };

/** Returns the menus and products that can be ordered within the horizon. Each context loads them once. */
export const loadPublicCatalogue = (context: Context): Promise<PublicCatalogue> =>
  context.load.each('public catalogue', 'all', async keys => {
    const loadAll = async (): Promise<LoadedCatalogue[]> => [{ catalogue: await load(context), at: context.now }];
    const { sharedCatalogue } = context.services;
    const loaded = await (context.canShareReads('menu') ? sharedCatalogue.get('public catalogue', keys, loadAll) : loadAll());
    return loaded.map(({ catalogue }) => catalogue);
  });

async function load(context: Context): Promise<PublicCatalogue> {
  const { db, now } = context;
  const menus = await db.query<MenuRow[]>(queryMenus, [now]);
  const catalog = menus.flatMap(menu => menu.catalog);
  const ids = [catalog.map(({ category }) => category), catalog.flatMap(({ products }) => products)].map(list => [...new Set(list)]);
  const items = menus.length > 0 ? await db.query<ItemRow[]>(queryItems, ids) : [];
  const itemsOf = (name: ItemRow['collection']) =>
    new Map(items.filter(({ collection }) => collection === name).map(item => [item.id, item]));
  const at = inZone(now, menus[0]?.timezone ?? defaultSettings.timezone);
  return publicCatalogue({ menus, categories: itemsOf('category'), products: itemsOf('product') }, at);
}
