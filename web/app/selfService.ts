/** Whether this is a device that belongs to everyone: one that stands in the shop, opened with `?context=self-service` (G-097). */

const place = 'asp.context';
const selfService = 'self-service';

/** Holds for this tab until an address says `?context=default`. */
export function noteContext(search: string): void {
  const asked = new URLSearchParams(search).get('context');
  if (asked !== selfService && asked !== 'default') return;
  try {
    sessionStorage.setItem(place, asked);
  } catch {
    // Without storage nothing is remembered of anyone anyway.
  }
}

export function isSelfService(): boolean {
  try {
    return sessionStorage.getItem(place) === selfService;
  } catch {
    return false;
  }
}
