/** What was copied, one thing for each context, for as long as the tab is open (CMS-18). */
const keyOf = (context: string): string => `asp.clipboard.${context}`;

export const copy = (context: string, item: object): void => sessionStorage.setItem(keyOf(context), JSON.stringify(item));

export function copied<T extends object>(context: string): T | undefined {
  const text = sessionStorage.getItem(keyOf(context));
  return text ? (JSON.parse(text) as T) : undefined;
}
