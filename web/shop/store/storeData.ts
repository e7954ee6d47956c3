/** Builds the data for search engines of a store page and of its products (JSON-LD). */
import type { DateTime } from 'luxon';
import { activeMenu } from '../../../schema/rules/product/availability';
import { startingPrice } from '../../../schema/rules/pricing/startingPrice';
import { menuNode, productNode, type ProductData } from '../../../schema/rules/site/structuredData/productData';
import { productPath } from '../../../schema/rules/site/productPath';
import {
  bakeryNode,
  breadcrumbNode,
  storeUrl,
  type BranchData,
  type JsonLd,
  type ShopData,
} from '../../../schema/rules/site/structuredData/structuredData';
import { imagePath, type ImageUrlParts } from '../../../schema/site/imageUrls';
import type { StoreBranch, StoreProduct } from '../../ordering/menu/storeContext';
import { categorySections, findProduct, withSoldOut } from '../../ordering/menu/storeMenu';

interface StoreData {
  shop: ShopData;
  branch: BranchData;
  store: StoreBranch;
  currency: string;
  at: DateTime;
}

/** Returns the bakery with its menu, or the product with this path segment, and the path to the page. */
export function storeNodes(data: StoreData, slug: string | undefined): JsonLd[] {
  const { shop, branch, store, at } = data;
  const menu = withSoldOut(activeMenu(store.menus, at), store.soldOut);
  const storeCrumb = { name: branch.name, url: storeUrl(shop, branch) };
  if (slug === undefined) {
    const sections = categorySections(menu, { at, orderTime: at }).map(({ category: { name }, products }) => ({
      name,
      products: products.map(({ product }) => toProductData(shop, product)),
    }));
    const [image] = imageUrls(shop, store.images);
    const bakery = bakeryNode(shop, branch, { at, menu: menuNode(data, sections), description: store.description, image });
    return [bakery, breadcrumbNode(shop, [storeCrumb])];
  }
  const product = findProduct(menu, slug);
  if (!product) return [];
  const productCrumb = { name: product.name, url: shop.origin + productPath(branch, product) };
  return [productNode(data, toProductData(shop, product)), breadcrumbNode(shop, [storeCrumb, productCrumb])];
}

const toProductData = (shop: ShopData, product: StoreProduct): ProductData => ({
  ...startingPrice(product),
  imageUrls: imageUrls(shop, product.images),
});

const imageUrls = ({ origin }: ShopData, images: readonly ImageUrlParts[]): string[] =>
  images.map(image => origin + imagePath(image, 'medium'));
