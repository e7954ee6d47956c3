/** Which menus a branch sells from: the one that holds now, and those to come. */
import type { Branch } from '../branch/branch.entity';
import type { Context } from '../../platform/context/context';
import { Menu } from './menu.entity';

/** Menus to come that are looked ahead to; orders reach no further than half a year. */
const mostToCome = 10;

// For each branch in one statement; the older ones, years of them, stay where they are.
const menusByBranch = `
  select asked.id as branch, array_agg(found.id order by found."availableFrom" desc, found.id desc) as menus
  from unnest($1::uuid[]) as asked (id) cross join lateral (
    (select menu.id, menu."availableFrom" from menu join menu_branches on "menuId" = menu.id
     where "branchId" = asked.id and "availableFrom" <= $2 order by "availableFrom" desc, menu.id desc limit 1)
    union all
    (select menu.id, menu."availableFrom" from menu join menu_branches on "menuId" = menu.id
     where "branchId" = asked.id and "availableFrom" > $2 order by "availableFrom", menu.id limit ${mostToCome})
  ) as found
  group by asked.id`;

/** The newest menu that already holds and those to come, newest first. Strangers see none of a branch that is not public. */
export async function menusOf(context: Context, { id, isPublic }: Branch): Promise<Menu[]> {
  if (!context.sees('branch') && !isPublic) return [];
  const ids = await context.load.each('branch.menus', id, async branches => {
    const rows = (await context.db.query(menusByBranch, [branches, context.now])) as { branch: string; menus: string[] }[];
    return branches.map(branch => rows.find(row => row.branch === branch)?.menus ?? []);
  });
  const menus = await Promise.all(ids.map(menu => context.load.one(Menu, menu)));
  return menus.filter(menu => menu !== undefined);
}
