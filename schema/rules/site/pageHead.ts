/** What a page says of itself in the head of its document: in the tab, to search engines, to whoever it is shared with (SEO-01 to SEO-08). The server writes it into the page, the client keeps it up. */

interface ShopNames {
  readonly shopName: string;
  readonly title: string | null;
  readonly seoTitle: string | null;
}

/** What the shop calls itself: seoTitle, else title, else its name. */
export const shopTitle = ({ seoTitle, title, shopName }: ShopNames): string => seoTitle || title || shopName;

/** `Bestellstatus - Bäckerei`; without words of its own a page is called like the shop (G-016). */
export const pageTitle = (words: string | null | undefined, shop: string): string => [words, shop].filter(Boolean).join(' - ');

interface SiteNames {
  readonly path: string | null;
  readonly name: string;
  readonly title: string | null;
  readonly seoTitle: string | null;
}

/** What stands before the title of the shop; the home page is called like the shop. */
export const siteWords = ({ path, name, title, seoTitle }: SiteNames): string | null =>
  path ? seoTitle || title || name : title && seoTitle;

/** What a page is shared as. Addresses are whole. */
interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly image: string | null;
  readonly shopName: string;
}

/** One element of the head. */
export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** The elements, without those that would say nothing. */
export function headTags({ title, description, address, image, shopName }: PageHead): HeadTag[] {
  const named = {
    description,
    'twitter:card': image ? 'summary_large_image' : 'summary',
    'twitter:title': title,
    'twitter:description': description,
  };
  const graph = {
    'og:type': 'website',
    'og:site_name': shopName,
    'og:locale': 'de_AT',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': image,
  };
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: address } },
    ...told(named).map(([name, content]) => ({ tag: 'meta', attributes: { name, content } }) as const),
    ...told(graph).map(([property, content]) => ({ tag: 'meta', attributes: { property, content } }) as const),
  ];
}

const told = (contents: Readonly<Record<string, string | null>>): [string, string][] =>
  Object.entries(contents).filter((entry): entry is [string, string] => Boolean(entry[1]));
