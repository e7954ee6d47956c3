/**
 * The URL of a product in the store of a branch: its `uid`, which stays the same when the product is renamed, so shared links keep working.
 */

/** A path segment of the store page. */
const reservedSegment = 'checkout';

/** Returns the uid in lower case with a hyphen for each run of other characters than letters, digits, dots and hyphens. */
export function productSlug(uid: string): string {
  const slug = uid
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '');
  return slug === '' || slug === reservedSegment ? `produkt-${slug}` : slug;
}

export const storePath = (branch: { readonly identifier: string }): string => `/store/${branch.identifier}`;

export const productPath = (branch: { readonly identifier: string }, { uid }: { readonly uid: string }): string =>
  `${storePath(branch)}/${productSlug(uid)}`;
