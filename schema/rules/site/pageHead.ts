/**
 * The head of a page: title, search engine and sharing metadata (SEO-01 to SEO-08). The server writes it into the HTML; the client updates
 * it.
 */
import { imagePath, shareImagePath, shareImageSize, type ImageUrlParts } from '../../site/imageUrls';

interface ShopNames {
  readonly shopName: string;
  readonly title: string | null;
  readonly seoTitle: string | null;
}

/** Returns the title of the shop: seoTitle, else title, else shopName. */
export const shopTitle = ({ seoTitle, title, shopName }: ShopNames): string => seoTitle || title || shopName;

/** Returns `Bestellstatus - Bäckerei`; a page without a title has the title of the shop (G-016). */
export const pageTitle = (title: string | null | undefined, shop: string): string => [title, shop].filter(Boolean).join(' - ');

interface SiteNames {
  readonly path: string | null;
  readonly name: string;
  readonly title: string | null;
  readonly seoTitle: string | null;
}

/** Returns the title of a site; the home page has the title of the shop. */
export const siteTitle = ({ path, name, title, seoTitle }: SiteNames): string | null =>
  path ? seoTitle || title || name : title && seoTitle;

/** Returns `Handsemmel - Hollerbusch Linz`: several branches sell the same product. */
export const productTitle = (product: { readonly name: string }, branch: { readonly name: string }): string =>
  `${product.name} - ${branch.name}`;

/** The metadata of a page. URLs are absolute. */
interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: ShareImage | null;
  readonly shopName: string;
}

/** An image of known size, or an external one. Its URL may be relative to that of the page. */
interface ShareImage {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
}

/** Returns the image of a shared link: one of the shop, else that of the environment. */
export function shareImageOf(image: ImageUrlParts | null | undefined, environmentUrl: string | null | undefined): ShareImage | null {
  if (image) return { url: shareImagePath(image), ...shareImageSize };
  return environmentUrl ? { url: environmentUrl } : null;
}

/** One element of the head. */
export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** Returns the elements that have content. */
export function headTags({ title, description, url, image, shopName }: PageHead): HeadTag[] {
  const namedMeta = {
    description,
    'twitter:card': image ? 'summary_large_image' : 'summary',
    'twitter:title': title,
    'twitter:description': description,
  };
  const openGraph = {
    'og:type': 'website',
    'og:site_name': shopName,
    'og:locale': 'de_AT',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...(image && {
      'og:image': new URL(image.url, url).href,
      'og:image:width': image.width?.toString() ?? null,
      'og:image:height': image.height?.toString() ?? null,
      'og:image:alt': title,
    }),
  };
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    ...withContent(namedMeta).map(([name, content]) => ({ tag: 'meta', attributes: { name, content } }) as const),
    ...withContent(openGraph).map(([property, content]) => ({ tag: 'meta', attributes: { property, content } }) as const),
  ];
}

const withContent = (values: Readonly<Record<string, string | null>>): [string, string][] =>
  Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));

/** Returns the elements of the shop's icon, and of the icon on the home screens of phones. */
export function iconTags(icon: ImageUrlParts | null | undefined, environmentUrl: string | null): HeadTag[] {
  const href = icon ? imagePath(icon, 'icon') : environmentUrl;
  const type = imageTypes[(href ?? '').split('.').at(-1) ?? ''];
  return [
    ...(href ? [{ tag: 'link', attributes: { rel: 'icon', href, ...(type && { type }) } } as const] : []),
    { tag: 'link', attributes: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
  ];
}

const imageTypes: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};
