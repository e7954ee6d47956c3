/** The cookie of a visitor who does not want to install the shop (PWA-09, G-101). */
const cookieName = 'pwa-dismiss';

/** One month in seconds. */
const maxAge = 30 * 24 * 60 * 60;

export const isDismissed = (cookies: string): boolean => cookies.split('; ').includes(`${cookieName}=true`);

export const dismissalCookie = (isSecure: boolean): string =>
  `${cookieName}=true; Max-Age=${maxAge}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
