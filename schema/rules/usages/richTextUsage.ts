/** Images, files and pages that rich text and Markdown use by their address. */
import { escapeHtml } from '../../text/escapeHtml';

/** A record with the parts of its address: version, extension and hash of a file, or the path of a page. */
export interface AddressedRecord {
  readonly collection: string;
  readonly id: string;
  readonly version?: number;
  readonly extension?: string;
  readonly publicHash?: string;
  readonly alt?: string | null;
  readonly path?: string | null;
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the pattern of a link to a page in HTML or Markdown, which also finds it in JSON, where quotes have a backslash. */
export const pageLinkPattern = (path: string | null): string => String.raw`(href=\\?"|\]\()/${escapePattern(path ?? '')}([#?)]|\\?")`;

/** The addresses of each collection in rich text, as patterns and as what replaces them. */
const addresses: Readonly<Record<string, Address>> = {
  image: {
    pattern: ({ id }) => `/image/([a-z]+/)?${id}-\\d+\\.[a-z]+`,
    replace: (html, pattern, to) =>
      html
        .replace(/<img[^>]*>/g, tag => (tag.search(pattern) < 0 ? tag : describeImage(tag, to)))
        .replace(pattern, (_, size: string | undefined) => `/image/${size ?? ''}${to.id}-${to.version}.${to.extension}`),
  },
  upload: {
    pattern: ({ id }) => `/upload/[0-9a-f]+/(preview/)?${id}-\\d+\\.[a-z0-9]+`,
    replace: (html, pattern, to) =>
      html.replace(
        pattern,
        (_, preview: string | undefined) =>
          `/upload/${to.publicHash}/${preview ?? ''}${to.id}-${to.version}.${preview ? 'jpg' : to.extension}`,
      ),
  },
  site: {
    pattern: ({ path = null }) => pageLinkPattern(path),
    replace: (html, pattern, to) => html.replace(pattern, (_, start: string, end: string) => `${start}/${to.path ?? ''}${end}`),
  },
};

interface Address {
  pattern: (record: AddressedRecord) => string;
  replace: (html: string, pattern: RegExp, to: AddressedRecord) => string;
}

// The description and the size belong to the image that was there before.
const describeImage = (tag: string, { alt }: AddressedRecord): string =>
  tag.replace(/ (width|height)="[^"]*"/g, '').replace(/ alt="[^"]*"/, ` alt="${escapeHtml(alt ?? '')}"`);

/** Tells whether rich text or Markdown uses the record. */
export function isInRichText(html: string, record: AddressedRecord): boolean {
  const address = addresses[record.collection];
  return address !== undefined && new RegExp(address.pattern(record)).test(html);
}

/** Returns rich text or Markdown that uses the other record of the same collection instead. */
export function replaceInRichText(html: string, from: AddressedRecord, to: AddressedRecord): string {
  const address = addresses[from.collection];
  return address ? address.replace(html, new RegExp(address.pattern(from), 'g'), to) : html;
}
