/** Selects the news to show. */

interface NewsBlock {
  type: string;
  validFrom: string | null;
  validTo: string | null;
  news: { body: readonly { value: string | null }[] } | null;
}

/** Returns the non-empty items of the first news block that is valid now (BLK-31). */
export function visibleNews(blocks: readonly NewsBlock[], now: number): string[] {
  const isValid = ({ type, validFrom, validTo }: NewsBlock): boolean =>
    type === 'news' && (!validFrom || Date.parse(validFrom) <= now) && (!validTo || now < Date.parse(validTo));
  const items = blocks.find(isValid)?.news?.body ?? [];
  return items.map(({ value }) => value ?? '').filter(html => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '');
}
