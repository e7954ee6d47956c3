/** HTML templates that escape every value unless it is HTML already. */
import { escapeHtml } from '../../../schema/text/escapeHtml';
import { sanitizeHtml } from '../../platform/collections/writing/sanitizeHtml';

export class Html {
  constructor(readonly source: string) {}
}

type HtmlValue = Html | string | number | false | null | readonly HtmlValue[];

function toSource(value: HtmlValue): string {
  if (value instanceof Html) return value.source;
  if (Array.isArray(value)) return value.map(toSource).join('');
  return value === null || value === false ? '' : escapeHtml(String(value));
}

/** html`<p>${name}</p>` */
export const html = (strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(strings.map((text, index) => text + toSource(values[index] ?? null)).join(''));

/** Escapes text and turns line breaks into <br>. */
export const withLineBreaks = (text: string): Html => new Html(escapeHtml(text).replace(/\r?\n/g, '<br>'));

/** Returns rich text of editors with allowed tags only, without images: mail programs block them. */
export const sanitizedHtml = (richText: string): Html => new Html(sanitizeHtml(richText).replace(/<img[^>]*>/g, ''));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Returns rich text as plain text. */
export const plainText = (richText: string): string =>
  sanitizeHtml(richText)
    .replace(/<li>/g, '- ')
    .replace(/<br\s*\/?>|<\/(?:li|tr)>/g, '\n')
    .replace(/<\/(?:p|h\d|ul|ol|blockquote|table)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name]!)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
