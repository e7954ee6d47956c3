/** German names of what visitors do in the shop. Pure functions. */

const actionNames: ReadonlyMap<string, string> = new Map([
  ['view_item', 'Produkt angesehen'],
  ['add_to_cart', 'In den Warenkorb gelegt'],
  ['begin_checkout', 'Kasse geöffnet'],
  ['purchase', 'Bestellt'],
  ['no_results', 'Suche ohne Treffer'],
]);

/** Returns the name of an action of the shop; pages and actions of other clients as they are. */
export const eventName = (action: string): string => actionNames.get(action) ?? action;
