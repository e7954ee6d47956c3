/** Security and cache headers of every response (reliability 2.5). */
import { IncomingMessage, ServerResponse, type OutgoingHttpHeader, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { hasSecret } from '../security/secretPaths';

const policyHeader = 'Content-Security-Policy';
const ownScripts = "script-src 'self'";
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
  /** Returns the external sources that pages of the shop may currently use. */
  externalSources: () => ExternalSources;
}

/** Origins outside the shop. */
export interface ExternalSources {
  scripts: readonly string[];
  connections: readonly string[];
  images: readonly string[];
}

/** Sets the headers before every handler, including cached responses. */
export function securityHeaders({ publicUrl, now, imageOrigins, externalSources }: HeaderOptions, next: RequestListener): RequestListener {
  const cache = new Map<string, Headers>();
  const headersWith = (sources: ExternalSources, canBeFramed: boolean): Headers => {
    const key = `${canBeFramed} ${JSON.stringify(sources)}`;
    const headers = cache.get(key) ?? createHeaders(publicUrl, { imageOrigins, sources, canBeFramed });
    cache.set(key, headers);
    return headers;
  };
  return (request, response) => {
    const { url = '/' } = request;
    response.setHeader('Date', now().toUTCString()); // pages on a device with a wrong clock use it
    for (const [name, value] of headersWith(externalSources(), !unlistedPaths.test(url))) response.setHeader(name, value);
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
  if (typeof policy === 'string')
    response.setHeader(policyHeader, `${policy.replace(ownScripts, `${ownScripts} '${script}'`)};style-src 'self' '${style}'`);
}

type Headers = readonly [name: string, value: OutgoingHttpHeader][];

const noSources: ExternalSources = { scripts: [], connections: [], images: [] };

interface PolicyOptions {
  imageOrigins: readonly string[];
  sources: ExternalSources;
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

// No inline code, no foreign frames, and of external sources only those that the settings enable. Shop pages may be framed by our editor preview. HSTS needs https.
function createHelmet(publicUrl: string, { imageOrigins, sources, canBeFramed }: PolicyOptions): ReturnType<typeof helmet> {
  const isSecure = publicUrl.startsWith('https:');
  const shopSources = canBeFramed ? sources : noSources; // private pages show their addresses to nobody
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...shopSources.scripts],
        frameAncestors: [canBeFramed ? "'self'" : "'none'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...imageOrigins, ...shopSources.images],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...sources.connections],
        workerSrc: ["'self'", 'blob:'],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: year, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: canBeFramed ? 'sameorigin' : 'deny' },
  });
}
