/** The allow list of rich text. It applies on save and again on read, so that text stored under an older list is safe too. */
import sanitize from 'sanitize-html';
import { blocks, type Fields } from '../../../../schema/fields/field';
import type { StoredBlock } from '../../../../schema/fields/values';
import { clone, walkValues } from '../../../../schema/fields/walk';

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

export const sanitizeHtml = (html: string): string => sanitize(html, options);

/** Returns a copy of the record with all rich text sanitized, including nested fields. */
export function sanitizeRecord<T extends object>(fields: Fields, record: T): T {
  const copy = clone(record);
  for (const { field, value, set } of walkValues(fields, copy)) if (field.type === 'richText') set(sanitizeHtml(String(value)));
  return copy;
}

const blockFields = { content: blocks({ label: 'Inhalt' }) };

export const sanitizeBlocks = (content: readonly StoredBlock[]): readonly StoredBlock[] => sanitizeRecord(blockFields, { content }).content;
