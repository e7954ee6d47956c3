/** The legal pages: a text of our own, or an address elsewhere (SHELL-09, SHELL-10). */
import { legalPages, type LegalPageName } from '../../../schema/legalPages';
import { sitePath } from '../../../schema/paths';
import type { ShopSettings } from './shop';

/** The text of our own, without the heading most of them begin with: what shows it has the title already. */
export const legalText = (config: ShopSettings, name: LegalPageName): string | undefined =>
  config[legalPages[name].text]?.replace(`<h2>${legalPages[name].title}</h2>`, '');

/** Where the link of a legal page leads, if it leads anywhere: our own text comes before an address elsewhere. */
export function legalLink(config: ShopSettings, name: LegalPageName): { to: string; isElsewhere: boolean } | undefined {
  const { url, text } = legalPages[name];
  if (config[text]) return { to: sitePath(name), isElsewhere: false };
  const address = config[url];
  return address ? { to: address, isElsewhere: true } : undefined;
}
