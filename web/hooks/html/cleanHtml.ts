/** Sanitizes HTML and renders Markdown in the browser, for previews. Visitors get both from the server. */
import DOMPurify from 'dompurify';
import MarkdownIt from 'markdown-it';
import { allowedAttributes, allowedTags } from '../../../schema/text/richText';

const purifyOptions = { ALLOWED_TAGS: [...allowedTags], ALLOWED_ATTR: Object.values(allowedAttributes).flat() };
const markdownIt = new MarkdownIt();

export const sanitizeHtml = (html: string): string => DOMPurify.sanitize(html, purifyOptions);

/** Returns the HTML of Markdown. HTML in it is shown as text. */
export const markdownToHtml = (markdown: string): string => sanitizeHtml(markdownIt.render(markdown));
