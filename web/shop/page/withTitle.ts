/** Gives the text of a simple page exactly one title. */
import { escapeHtml } from '../../../schema/text/escapeHtml';

/** Keeps an existing title, turns a leading heading into the title, or adds the title of the page. */
export function withTitle(html: string, title: string): string {
  if (html.includes('<h1')) return html;
  const heading = /^\s*<h2>(.*?)<\/h2>/s.exec(html);
  return heading ? `<h1>${heading[1]}</h1>${html.slice(heading[0].length)}` : `<h1>${escapeHtml(title)}</h1>${html}`;
}
