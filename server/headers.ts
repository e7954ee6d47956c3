/** What every answer tells the browser to keep from doing, and caches from keeping (reliability 2.5). */
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Where the map of a branch comes from. */
const maps = ['https://api.mapbox.com', 'https://events.mapbox.com', 'https://*.tiles.mapbox.com'];
const year = 31_536_000;

/** Answers with sessions, orders or the people behind them; what may be kept says so itself. */
const personal = /^\/(graphql|api)(\/|$)/i;
/** Pages that no search engine should find. */
const unlisted = /^\/(status|backend|graphql|api)(\/|$)/i;

/** Nothing inline, nothing from elsewhere, in nobody's frame. Only an address under https may promise to stay there. */
export function protect(publicUrl: string): RequestHandler[] {
  const isSecure = publicUrl.startsWith('https:');
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          baseUri: ["'none'"],
          objectSrc: ["'none'"],
          frameAncestors: ["'none'"],
          formAction: ["'self'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'", ...maps],
          workerSrc: ["'self'", 'blob:'],
          ...(isSecure && { upgradeInsecureRequests: [] }),
        },
      },
      strictTransportSecurity: isSecure && { maxAge: year, includeSubDomains: false },
      referrerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    }),
    (request, response, next) => {
      response.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self)');
      if (personal.test(request.path)) response.set('Cache-Control', 'no-store');
      if (unlisted.test(request.path)) response.set('X-Robots-Tag', 'noindex, nofollow');
      // Pictures are shown in mails and by search engines.
      if (request.path.startsWith('/image/')) response.set('Cross-Origin-Resource-Policy', 'cross-origin');
      next();
    },
  ];
}
