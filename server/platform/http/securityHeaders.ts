/** Security and cache headers of every response (reliability 2.5). */
import { IncomingMessage, ServerResponse, type OutgoingHttpHeader, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { hasSecret } from '../security/secretPaths';

const policyHeader = 'Content-Security-Policy';
const year = 31_536_000;

/** Private responses; a cacheable one overrides the header. */
const privatePaths = /^\/(graphql|api)([/?]|$)/i;
/** Paths that search engines must not list. */
const unlistedPaths = /^\/(status|backend|frontdesk|backoffice|graphql|api)([/?]|$)/i;

/** What the headers depend on. */
interface HeaderOptions {
  publicUrl: string;
  now: () => Date;
  /** Origins of images. */
  imageOrigins: readonly string[];
  /** Returns the origins of maps while maps are enabled. */
  mapOrigins: () => readonly string[];
}

/** Sets the headers before every handler, including cached responses. */
export function securityHeaders({ publicUrl, now, imageOrigins, mapOrigins }: HeaderOptions, next: RequestListener): RequestListener {
  const cache = new Map<string, Headers>();
  const headersWith = (connectOrigins: readonly string[], canBeFramed: boolean): Headers => {
    const key = `${canBeFramed} ${connectOrigins.join()}`;
    const headers = cache.get(key) ?? createHeaders(publicUrl, { imageOrigins, connectOrigins, canBeFramed });
    cache.set(key, headers);
    return headers;
  };
  return (request, response) => {
    const { url = '/' } = request;
    response.setHeader('Date', now().toUTCString()); // pages on a device with a wrong clock use it
    for (const [name, value] of headersWith(mapOrigins(), !unlistedPaths.test(url))) response.setHeader(name, value);
    if (hasSecret(url)) response.setHeader('Referrer-Policy', 'no-referrer');
    if (privatePaths.test(url) || hasSecret(url)) response.setHeader('Cache-Control', 'no-store');
    if (unlistedPaths.test(url)) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    // E-mails and search engines display images.
    if (url.startsWith('/image/')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    next(request, response);
  };
}

/** The hashes of the content of one style and one script in a page. */
export interface InlineHashes {
  style: string;
  script: string;
}

/** Permits one style element and one script in the page, by the hashes of their content. */
export function allowInline(response: ServerResponse, { style, script }: InlineHashes): void {
  const policy = response.getHeader(policyHeader);
  if (typeof policy === 'string') response.setHeader(policyHeader, `${policy};style-src 'self' '${style}';script-src 'self' '${script}'`);
}

type Headers = readonly [name: string, value: OutgoingHttpHeader][];

interface PolicyOptions {
  imageOrigins: readonly string[];
  connectOrigins: readonly string[];
  /** Whether our own pages may frame the page. */
  canBeFramed: boolean;
}

// Computed once, because the headers are the same for every client.
function createHeaders(publicUrl: string, options: PolicyOptions): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self)');
  createHelmet(publicUrl, options)(request, response, () => {});
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, value!]);
}

// No inline code, no external sources, no foreign frames. Shop pages may be framed by our editor preview. HSTS needs https.
function createHelmet(publicUrl: string, { imageOrigins, connectOrigins, canBeFramed }: PolicyOptions): ReturnType<typeof helmet> {
  const isSecure = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: [canBeFramed ? "'self'" : "'none'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...imageOrigins],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...connectOrigins],
        workerSrc: ["'self'", 'blob:'],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: year, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: canBeFramed ? 'sameorigin' : 'deny' },
  });
}
