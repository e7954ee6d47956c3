/** Caches responses to anonymous clients about public data until that data changes, with ETag and compressed copies. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

export const createResponseCache = (bounds: CacheBounds = { maxEntries: 1_000, maxBytes: 64 * 1024 * 1024 }): ResponseCache =>
  new MemoryCache(bounds);

class MemoryCache implements ResponseCache {
  // Invalidation replaces the map, so that a response that is still loading is not stored in the new one.
  private entries = new Map<string, Promise<CachedResponse>>();
  private sizes = new Map<string, number>();
  private totalSize = 0;
  private isConnected = true;

  constructor(private readonly bounds: CacheBounds) {}

  readonly get: ResponseCache['get'] = (key, load) => (this.isConnected ? (this.entries.get(key) ?? this.startLoading(key, load)) : load());

  readonly find: ResponseCache['find'] = key => this.entries.get(key);

  readonly invalidate = (): void => {
    this.entries = new Map();
    this.sizes = new Map();
    this.totalSize = 0;
  };

  readonly setConnected: ResponseCache['setConnected'] = isConnected => {
    this.isConnected = isConnected;
    this.invalidate();
  };

  private startLoading(key: string, load: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const ownEntries = this.entries;
    const pending = load();
    ownEntries.set(key, pending);
    return pending.then(
      response => {
        if (ownEntries === this.entries) this.store(key, response);
        return response;
      },
      error => {
        ownEntries.delete(key);
        throw error;
      },
    );
  }

  private store(key: string, response: CachedResponse): void {
    if (!isCacheable(response)) return void this.entries.delete(key);
    const body = Buffer.from(response.text);
    response.cached = { bytes: body, etag: createHash('sha1').update(body).digest('base64url'), compressed: new Map() };
    this.sizes.set(key, body.length);
    this.totalSize += body.length;
    for (const oldest of this.sizes.keys()) {
      if (this.sizes.size <= this.bounds.maxEntries && this.totalSize <= this.bounds.maxBytes) return;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.totalSize -= this.sizes.get(key) ?? 0;
    this.sizes.delete(key);
    this.entries.delete(key);
  }
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
