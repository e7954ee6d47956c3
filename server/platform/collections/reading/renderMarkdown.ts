/** Renders Markdown for blocks on pages. HTML in Markdown is shown as text. */
import MarkdownIt from 'markdown-it';
import type { Fields } from '../../../../schema/fields/field';
import { walkValues } from '../../../../schema/fields/walk';
import { sanitizeHtml, sanitizeRecord } from '../writing/sanitizeHtml';

const markdown = new MarkdownIt();

/** Returns a copy of the record with all Markdown as HTML, and all HTML sanitized. */
export function renderRecord<T extends object>(fields: Fields, record: T): T {
  const copy = sanitizeRecord(fields, record);
  for (const { field, value, set } of walkValues(fields, copy))
    if (field.type === 'markdown') set(sanitizeHtml(markdown.render(String(value))));
  return copy;
}
