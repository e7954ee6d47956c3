/** Sanitizes rich text by the allow list. It applies on save and again on read, so that text stored under an older list is safe too. */
import sanitize from 'sanitize-html';
import { blocks, type Fields } from '../../../../schema/fields/field';
import type { StoredBlock } from '../../../../schema/fields/values';
import { clone, walkValues } from '../../../../schema/fields/walk';
import { mapValues } from '../../../../schema/objects';
import { allowedAttributes, allowedTags } from '../../../../schema/text/richText';

const options: sanitize.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: mapValues(allowedAttributes, names => [...names]),
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
