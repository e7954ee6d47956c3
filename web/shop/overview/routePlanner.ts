/** The way to a branch in the route planner the shop chose (G-012). */
import type { ShopBranch } from '../shell/state/shopContext';

const planned = (planner: string, destination: string): string => {
  const address = new URL(planner);
  address.searchParams.set('destination', destination);
  return address.href;
};

/** To the very spot; undefined while the branch has not said where it is. */
export const routeTo = (planner: string, { latitude, longitude }: Pick<ShopBranch, 'latitude' | 'longitude'>): string | undefined =>
  latitude === null || longitude === null ? undefined : planned(planner, `${latitude},${longitude}`);

/** To the street and city, as the teaser promises. */
export const routeToStreet = (planner: string, { street, city }: Pick<ShopBranch, 'street' | 'city'>): string =>
  planned(planner, [street, city].filter(Boolean).join(', '));
