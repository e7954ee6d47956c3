/**
 * Data for search engines by schema.org, as JSON-LD: the shop with its branches, the path to a page. What a search engine shows is decided
 * by Google's rules for local businesses and breadcrumbs.
 */
import type { DateTime } from 'luxon';
import type { OpeningRule } from '../../time/openingRule';
import { openingHoursData } from './openingHoursData';

/** A JSON-LD node or a value within it. Undefined values are left out of the JSON. */
export type JsonLd = { readonly [key: string]: unknown };

const context = 'https://schema.org';

export const withContext = (node: JsonLd): JsonLd => ({ '@context': context, ...node });

export interface BranchData {
  readonly identifier: string;
  readonly name: string;
  readonly street: string | null;
  readonly zipCode: string | null;
  readonly city: string | null;
  readonly country: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly openingHours: readonly OpeningRule[];
}

export interface ShopData {
  readonly shopName: string;
  readonly businessName: string | null;
  readonly email: string | null;
  /** The URL of the shop without a slash at its end. */
  readonly origin: string;
  /** The absolute URL of its image. */
  readonly image: string | null;
}

export const storeUrl = ({ origin }: ShopData, { identifier }: BranchData): string => `${origin}/store/${encodeURIComponent(identifier)}`;

/** The id by which other nodes refer to a branch. */
const branchId = (shop: ShopData, branch: BranchData): string => `${storeUrl(shop, branch)}#bakery`;

/** Returns a branch with address, position and telephone, without its hours. */
const branchNode = (shop: ShopData, branch: BranchData): JsonLd => ({
  '@type': 'Bakery',
  '@id': branchId(shop, branch),
  name: branch.name,
  url: storeUrl(shop, branch),
  image: shop.image ?? undefined,
  telephone: branch.phone ?? undefined,
  email: branch.email ?? undefined,
  address: addressNode(branch),
  geo: geoNode(branch),
});

const addressNode = ({ street, zipCode, city, country }: BranchData): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: street ?? undefined,
  postalCode: zipCode ?? undefined,
  addressLocality: city ?? undefined,
  addressCountry: country,
});

const geoNode = ({ latitude, longitude }: BranchData): JsonLd | undefined =>
  latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude };

/** Returns the shop with its branches; a shop with a single branch is that bakery. */
export function shopNode(shop: ShopData, branches: readonly BranchData[], at: DateTime): JsonLd {
  const [branch, ...others] = branches;
  if (branch && others.length === 0) return bakeryNode(shop, branch, { at });
  return {
    '@type': 'Organization',
    '@id': `${shop.origin}/#organization`,
    name: shop.shopName,
    legalName: shop.businessName ?? undefined,
    url: `${shop.origin}/`,
    image: shop.image ?? undefined,
    email: shop.email ?? undefined,
    subOrganization: branches.length > 0 ? branches.map(branch => branchNode(shop, branch)) : undefined,
  };
}

interface BakeryParts {
  at: DateTime;
  menu?: JsonLd | undefined;
  description?: string | null;
  /** The absolute URL of its own image. */
  image?: string | undefined;
}

/** Returns a branch with its hours and, on its store page, its menu. */
export function bakeryNode(shop: ShopData, branch: BranchData, { at, menu, description, image }: BakeryParts): JsonLd {
  const node = branchNode(shop, branch);
  return {
    ...node,
    image: image ?? node.image,
    description: description ?? undefined,
    openingHoursSpecification: openingHoursData(branch.openingHours, at),
    hasMenu: menu,
    parentOrganization: { '@type': 'Organization', '@id': `${shop.origin}/#organization`, name: shop.shopName, url: `${shop.origin}/` },
  };
}

interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** Returns the path to a page below the home page. */
export const breadcrumbNode = (shop: ShopData, crumbs: readonly Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: shop.shopName, url: `${shop.origin}/` }, ...crumbs].map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});
