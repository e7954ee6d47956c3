/**
 * The head of a page: title, search engine and sharing metadata (SEO-01 to SEO-08). The server writes it into the HTML; the client updates
 * it.
 */

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

/** The metadata of a page. URLs are absolute. */
interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string | null;
  readonly shopName: string;
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
    'og:image': image,
  };
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    ...withContent(namedMeta).map(([name, content]) => ({ tag: 'meta', attributes: { name, content } }) as const),
    ...withContent(openGraph).map(([property, content]) => ({ tag: 'meta', attributes: { property, content } }) as const),
  ];
}

const withContent = (values: Readonly<Record<string, string | null>>): [string, string][] =>
  Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
