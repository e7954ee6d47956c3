/** Makes this tab a self-service device when its URL has `?context=self-service` (G-097). */
import { writeContext } from './storage/browserStorage';

/** Applies to this tab until a URL contains `?context=default`. */
export function setSelfService(search: string): void {
  const context = new URLSearchParams(search).get('context');
  if (context === 'self-service' || context === 'default') writeContext(context);
}
