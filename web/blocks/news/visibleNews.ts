/** Which news there are to tell. */

interface Kept {
  type: string;
  validFrom: string | null;
  validTo: string | null;
  news: { body: readonly { value: string | null }[] } | null;
}

/** The items with something in them, of the first news block that holds at this moment (BLK-31). */
export function newsOf(blocks: readonly Kept[], now: number): string[] {
  const holds = ({ type, validFrom, validTo }: Kept): boolean =>
    type === 'news' && (!validFrom || Date.parse(validFrom) <= now) && (!validTo || now < Date.parse(validTo));
  const items = blocks.find(holds)?.news?.body ?? [];
  return items.map(({ value }) => value ?? '').filter(html => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '');
}
