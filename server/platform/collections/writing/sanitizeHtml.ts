/** The one allow list for rich text: on save, and again on delivery, so that what was stored before the list grew stricter is safe too. */
import sanitize from 'sanitize-html';
import { blocks, type Fields } from '../../../../schema/fields/field';
import type { LayoutEntry } from '../../../../schema/fields/values';
import { copyOf, leaves } from '../../../../schema/fields/walk';

const options: sanitize.IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

export const cleanHtml = (html: string): string => sanitize(html, options);

/** A copy of the record with all its rich text cleaned, however deep it lies. */
export function cleaned<T extends object>(fields: Fields, record: T): T {
  const copy = copyOf(record);
  for (const { field, value, put } of leaves(fields, copy)) if (field.kind === 'richText') put(cleanHtml(String(value)));
  return copy;
}

const layout = { content: blocks({ label: 'Inhalt' }) };

export const cleanBlocks = (content: readonly LayoutEntry[]): readonly LayoutEntry[] => cleaned(layout, { content }).content;
