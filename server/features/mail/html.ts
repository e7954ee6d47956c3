/** HTML that cannot be broken out of: whatever is put into it is escaped, unless it is HTML already. */
import { escaped } from '../../../schema/text/escapeHtml';
import { cleanHtml } from '../../platform/collections/writing/sanitizeHtml';

export class Html {
  constructor(readonly source: string) {}
}

type Value = Html | string | number | false | null | readonly Value[];

function sourceOf(value: Value): string {
  if (value instanceof Html) return value.source;
  if (Array.isArray(value)) return value.map(sourceOf).join('');
  return value === null || value === false ? '' : escaped(String(value));
}

/** html`<p>${name}</p>` */
export const html = (texts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(texts.map((text, index) => text + sourceOf(values[index] ?? null)).join(''));

/** Text of several lines. */
export const lines = (text: string): Html => new Html(escaped(text).replace(/\r?\n/g, '<br>'));

/** What an editor wrote, by the one allow list; pictures stay away, no mail program shows them. */
export const written = (richText: string): Html => new Html(cleanHtml(richText).replace(/<img[^>]*>/g, ''));

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The same without any marks. */
export const unmarked = (richText: string): string =>
  cleanHtml(richText)
    .replace(/<li>/g, '- ')
    .replace(/<br\s*\/?>|<\/(?:li|tr)>/g, '\n')
    .replace(/<\/(?:p|h\d|ul|ol|blockquote|table)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => signs[name]!)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
