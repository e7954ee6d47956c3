/** Caches responses to anonymous clients about public data until that data changes, with ETag and compressed copies. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** The stored body of a cacheable response. */
interface CachedBody {
  bytes: Buffer;
  etag: string;
  /** By encoding; compressed at the first request. */
  compressed: Map<string, Promise<Buffer>>;
}

export interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** One response for many requests; cached even when it is an error. */
  isShared?: boolean;
  cached?: CachedBody;
}

export interface ResponseCache {
  /** Returns the cached response, or loads it once for all concurrent requests. */
  get(key: string, load: () => Promise<CachedResponse>): Promise<CachedResponse>;
  /** Returns the response when it is cached or being loaded. */
  find(key: string): Promise<CachedResponse> | undefined;
  /** Drops all responses after a change of public data. */
  invalidate(): void;
  /** Says whether changes are received; without them nothing is cached. */
  setConnected(isConnected: boolean): void;
}

interface CacheBounds {
  maxEntries: number;
  maxBytes: number;
}

export function createResponseCache(
  { maxEntries, maxBytes }: CacheBounds = { maxEntries: 1_000, maxBytes: 64 * 1024 * 1024 },
): ResponseCache {
  const stored = new LRUCache<string, CachedResponse>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ cached }) => cached!.bytes.length,
  });
  // Invalidation replaces the map, so that a response that is still loading is not stored afterwards.
  let loading = new Map<string, Promise<CachedResponse>>();
  let isConnected = true;

  function invalidate(): void {
    loading = new Map();
    stored.clear();
  }

  function startLoading(key: string, load: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const ownLoading = loading;
    const pending = load()
      .then(response => {
        if (ownLoading === loading && isCacheable(response)) stored.set(key, withBody(response));
        return response;
      })
      .finally(() => ownLoading.delete(key));
    ownLoading.set(key, pending);
    return pending;
  }

  const find = (key: string): Promise<CachedResponse> | undefined => {
    const response = stored.get(key);
    return response ? Promise.resolve(response) : loading.get(key);
  };

  return {
    get: (key, load) => (isConnected ? (find(key) ?? startLoading(key, load)) : load()),
    find,
    invalidate,
    setConnected(connected) {
      isConnected = connected;
      invalidate();
    },
  };
}

function withBody(response: CachedResponse): CachedResponse {
  const bytes = Buffer.from(response.text);
  response.cached = { bytes, etag: createHash('sha1').update(bytes).digest('base64url'), compressed: new Map() };
  return response;
}

// The next request may succeed.
const isCacheable = ({ status, text, isShared }: CachedResponse): boolean =>
  (status === 200 || isShared === true) && /^({"data":|<!doctype html>|<\?xml )/.test(text);

/** Smaller bodies are not compressed. */
const minCompressibleBytes = 1_024;

const compressors: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: bytes => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: bytes => promisify(gzip)(bytes, { level: 6 }),
};

/** Returns the body in the best encoding that the client accepts. Each encoding is compressed once. */
export async function compressedBody(
  { bytes, compressed }: CachedBody,
  acceptEncoding: string,
): Promise<{ bytes: Buffer; encoding?: string }> {
  const encoding = bytes.length < minCompressibleBytes ? undefined : Object.keys(compressors).find(name => acceptEncoding.includes(name));
  if (!encoding) return { bytes };
  const pending = compressed.get(encoding) ?? compressors[encoding]!(bytes);
  compressed.set(encoding, pending);
  return { bytes: await pending, encoding };
}
