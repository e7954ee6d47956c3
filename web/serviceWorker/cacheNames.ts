/** The caches of the worker. Their names start alike, so that the page can delete them when the shop is not installable any more. */

export const cachePrefix = 'bakery-shop-';

/** Files and pages belong to one build; they are dropped with it. */
export const buildCaches = (build: string) => ({ files: `${cachePrefix}files-${build}`, pages: `${cachePrefix}pages-${build}` });

export const queryCache = `${cachePrefix}queries`;
export const imageCache = `${cachePrefix}images`;

/** Returns the caches of other builds. */
export const outdatedCaches = (names: readonly string[], build: string): string[] => {
  const current = [...Object.values(buildCaches(build)), queryCache, imageCache];
  return names.filter(name => name.startsWith(cachePrefix) && !current.includes(name));
};
