/** Products and menus for search engines by schema.org. */
import type { DateTime } from 'luxon';
import { isSoldOut } from '../../product/soldOut';
import type { ScheduledItem } from '../../product/availability';
import { productPath } from '../productPath';
import type { BranchData, JsonLd, ShopData } from './structuredData';

export interface ProductData extends ScheduledItem {
  readonly uid: string;
  readonly name: string;
  readonly description: string | null;
  readonly price: number | null;
  readonly isPriceHidden: boolean;
  /** The absolute URLs of its images. */
  readonly imageUrls: readonly string[];
}

interface MenuSectionData {
  readonly name: string;
  readonly products: readonly ProductData[];
}

/** What an offer depends on. */
interface OfferContext {
  readonly shop: ShopData;
  readonly branch: BranchData;
  readonly currency: string;
  readonly at: DateTime;
}

/** The number of products in a menu; each page contains the menu of its branch. */
const maxMenuItems = 150;

const productUrl = ({ shop, branch }: OfferContext, product: ProductData): string => shop.origin + productPath(branch, product);

/** Returns the sections of a menu with at most 150 products. */
export function menuNode(context: OfferContext, sections: readonly MenuSectionData[]): JsonLd | undefined {
  let left = maxMenuItems;
  const nodes = sections.flatMap(({ name, products }) => {
    const listed = products.slice(0, left);
    left -= listed.length;
    if (listed.length === 0) return [];
    return [{ '@type': 'MenuSection', name, hasMenuItem: listed.map(product => menuItemNode(context, product)) }];
  });
  return nodes.length > 0 ? { '@type': 'Menu', inLanguage: 'de', hasMenuSection: nodes } : undefined;
}

const menuItemNode = (context: OfferContext, product: ProductData): JsonLd => ({
  '@type': 'MenuItem',
  name: product.name,
  url: productUrl(context, product),
  offers: hasPrice(product) ? { '@type': 'Offer', ...priceOf(context, product) } : undefined,
});

/** Returns a product with its offer; without a price when it is hidden or not known. */
export const productNode = (context: OfferContext, product: ProductData): JsonLd => ({
  '@type': 'Product',
  '@id': `${productUrl(context, product)}#product`,
  name: product.name,
  description: product.description ?? undefined,
  sku: product.uid,
  url: productUrl(context, product),
  image: product.imageUrls.length > 0 ? product.imageUrls : undefined,
  offers: {
    '@type': 'Offer',
    url: productUrl(context, product),
    ...(hasPrice(product) && priceOf(context, product)),
    availability: `https://schema.org/${availabilityOf(product, context.at)}`,
    seller: { '@type': 'Bakery', name: context.branch.name },
  },
});

const hasPrice = ({ price, isPriceHidden }: ProductData): boolean => price !== null && !isPriceHidden;

const priceOf = ({ currency }: OfferContext, { price }: ProductData): JsonLd => ({ price, priceCurrency: currency });

function availabilityOf({ isEnabled, soldOut }: ProductData, at: DateTime): string {
  if (!isEnabled) return 'OutOfStock';
  return isSoldOut(soldOut, at) ? 'SoldOut' : 'InStock';
}
