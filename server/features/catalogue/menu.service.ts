/** The menus of a branch: the current one and the upcoming ones. */
import type { Branch } from '../branch/branch.entity';
import type { Context } from '../../platform/context/context';
import { Menu } from './menu.entity';

/** The maximum number of upcoming menus; orders reach at most half a year ahead. */
const maxUpcoming = 10;

// One statement for all branches; past menus are not read.
const menusByBranch = `
  select wanted.id as branch, array_agg(found.id order by found."availableFrom" desc, found.id desc) as menus
  from unnest($1::uuid[]) as wanted (id) cross join lateral (
    (select menu.id, menu."availableFrom" from menu join menu_branches on "menuId" = menu.id
     where "branchId" = wanted.id and "availableFrom" <= $2 order by "availableFrom" desc, menu.id desc limit 1)
    union all
    (select menu.id, menu."availableFrom" from menu join menu_branches on "menuId" = menu.id
     where "branchId" = wanted.id and "availableFrom" > $2 order by "availableFrom", menu.id limit ${maxUpcoming})
  ) as found
  group by wanted.id`;

/** Returns the current menu and the upcoming ones, newest first; anonymous viewers get none of a non-public branch. */
export async function listMenus(context: Context, { id, isPublic }: Branch): Promise<Menu[]> {
  if (!context.canRead('branch') && !isPublic) return [];
  const ids = await context.load.each('branch.menus', id, async branches => {
    const rows = (await context.db.query(menusByBranch, [branches, context.now])) as { branch: string; menus: string[] }[];
    return branches.map(branch => rows.find(row => row.branch === branch)?.menus ?? []);
  });
  const menus = await Promise.all(ids.map(menu => context.load.one(Menu, menu)));
  return menus.filter(menu => menu !== undefined);
}
