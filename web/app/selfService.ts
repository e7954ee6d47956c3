/** Tells whether this is a self-service device in the shop, opened with `?context=self-service` (G-097). */

const storageName = 'asp.context';
const selfService = 'self-service';

/** Applies to this tab until a URL contains `?context=default`. */
export function setSelfService(search: string): void {
  const context = new URLSearchParams(search).get('context');
  if (context !== selfService && context !== 'default') return;
  try {
    sessionStorage.setItem(storageName, context);
  } catch {
    // Without storage nothing about the customer is stored either.
  }
}

export function isSelfService(): boolean {
  try {
    return sessionStorage.getItem(storageName) === selfService;
  } catch {
    return false;
  }
}
