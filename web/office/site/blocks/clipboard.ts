/** A clipboard with one item per context that lasts as long as the tab (CMS-18). */
const storageKey = (context: string): string => `asp.clipboard.${context}`;

export const writeClipboard = (context: string, item: object): void => sessionStorage.setItem(storageKey(context), JSON.stringify(item));

export function readClipboard<T extends object>(context: string): T | undefined {
  const text = sessionStorage.getItem(storageKey(context));
  return text ? (JSON.parse(text) as T) : undefined;
}
