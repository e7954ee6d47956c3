/** The words of a simple page under exactly one title. */
import { escaped } from '../../../schema/text/escapeHtml';

/** Words that begin with a title keep it, a heading at their beginning becomes it, and others get the title of the page. */
export function titled(html: string, title: string): string {
  if (html.includes('<h1')) return html;
  const heading = /^\s*<h2>(.*?)<\/h2>/s.exec(html);
  return heading ? `<h1>${heading[1]}</h1>${html.slice(heading[0].length)}` : `<h1>${escaped(title)}</h1>${html}`;
}
