/** Returns links to a branch in the route planner of the shop (G-012). */
import type { ShopBranch } from '../../shell/state/shopContext';

const routeUrl = (routePlannerUrl: string, destination: string): string => {
  const url = new URL(routePlannerUrl);
  url.searchParams.set('destination', destination);
  return url.href;
};

/** Returns the route to the coordinates; undefined without coordinates. */
export const routeTo = (
  routePlannerUrl: string,
  { latitude, longitude }: Pick<ShopBranch, 'latitude' | 'longitude'>,
): string | undefined => (latitude === null || longitude === null ? undefined : routeUrl(routePlannerUrl, `${latitude},${longitude}`));

/** Returns the route to the street and city. */
export const routeToStreet = (routePlannerUrl: string, { street, city }: Pick<ShopBranch, 'street' | 'city'>): string =>
  routeUrl(routePlannerUrl, [street, city].filter(Boolean).join(', '));
