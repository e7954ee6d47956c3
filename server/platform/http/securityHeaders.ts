/** What every answer tells the browser to keep from doing, and caches from keeping (reliability 2.5). */
import { IncomingMessage, ServerResponse, type OutgoingHttpHeader, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { isSecret } from '../security/secretPaths';

const year = 31_536_000;

/** Answers with sessions, orders or the people behind them; what may be kept says so itself. */
const personal = /^\/(graphql|api)([/?]|$)/i;
/** Pages that no search engine should find. */
const unlisted = /^\/(status|backend|frontdesk|backoffice|graphql|api)([/?]|$)/i;

/** What answers say of the house: its address and its time, and from where else its pages may fetch. */
interface About {
  publicUrl: string;
  now: () => Date;
  /** Origins of pictures. */
  pictures: readonly string[];
  /** Origins of maps, while any are shown. */
  maps: () => readonly string[];
}

/** Before every door, those included that answer what is kept. */
export function protect({ publicUrl, now, pictures, maps }: About, doors: RequestListener): RequestListener {
  const known = new Map<string, Headers>();
  const headers = (origins: readonly string[], mayBeFramed: boolean): Headers => {
    const key = `${mayBeFramed} ${origins.join()}`;
    const made = known.get(key) ?? headersFor(publicUrl, { pictures, origins, mayBeFramed });
    known.set(key, made);
    return made;
  };
  return (request, response) => {
    const { url = '/' } = request;
    response.setHeader('Date', now().toUTCString()); // pages on a device whose clock is wrong go by it
    for (const [name, value] of headers(maps(), !unlisted.test(url))) response.setHeader(name, value);
    if (isSecret(url)) response.setHeader('Referrer-Policy', 'no-referrer');
    if (personal.test(url) || isSecret(url)) response.setHeader('Cache-Control', 'no-store');
    if (unlisted.test(url)) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    // Pictures are shown in mails and by search engines.
    if (url.startsWith('/image/')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    doors(request, response);
  };
}

type Headers = readonly [name: string, value: OutgoingHttpHeader][];

interface Origins {
  pictures: readonly string[];
  origins: readonly string[];
  /** By our own pages. */
  mayBeFramed: boolean;
}

// They are the same for everyone, so helmet is asked once.
function headersFor(publicUrl: string, origins: Origins): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self)');
  helmetFor(publicUrl, origins)(request, response, () => {});
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, value!]);
}

// Nothing inline, nothing from elsewhere, in nobody's frame; pages of the shop in our own, for the editor's preview. Only an address under https may promise to stay there.
function helmetFor(publicUrl: string, { pictures, origins, mayBeFramed }: Origins): ReturnType<typeof helmet> {
  const isSecure = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: [mayBeFramed ? "'self'" : "'none'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...origins],
        workerSrc: ["'self'", 'blob:'],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: year, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: mayBeFramed ? 'sameorigin' : 'deny' },
  });
}
