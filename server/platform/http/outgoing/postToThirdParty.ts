/** Sends a POST to a URL that a user has entered: only to public addresses, without redirects, within a time and reading little. */
import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isPublicAddress, isPublicHttpsUrl } from './publicAddress';

interface PostOptions {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds until the response is complete or long enough. */
  readonly timeout: number;
  /** Whether plain HTTP and private addresses are allowed. */
  readonly canUsePrivateUrls: boolean;
}

/** The error is null after a 2xx response; the status is null when there was no response. */
export interface PostResult {
  readonly status: number | null;
  readonly error: string | null;
}

const notPublic = 'Die Adresse ist nicht öffentlich.';
const maxTextLength = 200;

// The connection uses the addresses that were checked, so the name cannot resolve to others meanwhile.
const publicLookup: NonNullable<RequestOptions['lookup']> = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const isPublic = !error && addresses.every(({ address }) => isPublicAddress(address));
    if (!isPublic) return callback(error ?? new Error(notPublic), '', 0);
    return options.all ? callback(null, addresses) : callback(null, addresses[0]!.address, addresses[0]!.family);
  });

/** Never throws. */
export async function postToThirdParty(url: string, { canUsePrivateUrls, timeout, ...options }: PostOptions): Promise<PostResult> {
  if (!canUsePrivateUrls && !isPublicHttpsUrl(url)) return { status: null, error: notPublic };
  const signal = AbortSignal.timeout(timeout);
  try {
    const lookupOptions = canUsePrivateUrls ? {} : { lookup: publicLookup };
    const response = await post(url, { ...lookupOptions, headers: options.headers, signal }, options.body);
    const status = response.statusCode ?? 0;
    if (status >= 200 && status < 300) {
      response.destroy();
      return { status, error: null };
    }
    return { status, error: `${status} ${await readStart(response)}`.trim() };
  } catch (error) {
    return { status: null, error: signal.aborted ? `Keine Antwort innerhalb von ${timeout / 1000} Sekunden.` : errorText(error) };
  }
}

const post = (url: string, options: RequestOptions, body: string | Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? httpsRequest : httpRequest;
    const headers = { ...options.headers, 'User-Agent': 'bakery-ordering', 'Content-Length': Buffer.byteLength(body) };
    request(url, { ...options, headers, method: 'POST', agent: false }, resolve)
      .on('error', reject)
      .end(body);
  });

/** Returns the first characters of the response and closes the connection. */
async function readStart(response: IncomingMessage): Promise<string> {
  let text = '';
  try {
    for await (const chunk of response.setEncoding('utf8')) {
      text += chunk;
      if (text.length >= maxTextLength) break;
    }
  } catch {
    // The status says enough.
  }
  return text.slice(0, maxTextLength).replace(/[\0\p{Surrogate}]/gu, '');
}

function errorText(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException; // the errors of sockets
  return (message || code || String(error)).slice(0, maxTextLength);
}
