/**
 * Returns the path of a site page. React Router names the rest of a path `*`; the specification calls it pathMatch (ROUTE-06). It decodes the
 * path once.
 */
export const pagePath = (pathMatch = ''): string => pathMatch.replace(/^\/+|\/+$/g, '');
