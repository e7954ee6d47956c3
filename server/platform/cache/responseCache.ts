/**
 * Caches responses to anonymous clients about public data until that data changes, with ETag and compressed copies. While the database is
 * unavailable, outdated responses are returned too (G-148).
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { errorCodes } from '../../../schema/errors/appError';
import { toAppError } from '../database/databaseErrors';

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
  /** From when the response may be outdated although no data has changed. */
  validUntil?: Date | null;
  /** One response for many requests; cached even when it is an error. */
  isShared?: boolean;
  cached?: CachedBody;
  /** Whether clients must not store the response, because its address is secret. */
  isUnstored?: boolean;
  /** Seconds for which changes may be missing, at least one; undefined when the response is current. */
  age?: number;
}

export interface ResponseCache {
  /**
   * Returns the cached response, or loads it once for all concurrent requests. When the database is unavailable, returns the stored
   * response, at most ten minutes outdated.
   */
  get(key: string, load: () => Promise<CachedResponse>): Promise<CachedResponse>;
  /** Loads the response; the stored one only replaces it as long as the database is unavailable. */
  load(key: string, load: () => Promise<CachedResponse>): Promise<CachedResponse>;
  /** Returns the response when it is cached or being loaded. */
  find(key: string): Promise<CachedResponse> | undefined;
  /** Outdates all responses after a change of public data. */
  invalidate(): void;
  /** Says whether changes are received; without them no response is current. */
  setConnected(isConnected: boolean): void;
  /** Returns the same object until public data changes; undefined while changes are not received. */
  generation(): object | undefined;
}

interface CacheOptions {
  now: () => Date;
  maxEntries?: number;
  maxBytes?: number;
}

export function createResponseCache(options: CacheOptions): ResponseCache {
  const stored = createStore(options);
  // Invalidation replaces the map, so that a response that is still loading is not stored afterwards.
  let loading = new Map<string, Promise<CachedResponse>>();
  let isConnected = true;

  function invalidate(): void {
    loading = new Map();
    stored.outdate();
  }

  function startLoading(key: string, load: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const ownLoading = loading;
    const pending = loadAndStore(key, load).finally(() => ownLoading.delete(key));
    ownLoading.set(key, pending);
    return pending;
  }

  function loadAndStore(key: string, load: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const ownLoading = loading;
    const loadCurrent = async (): Promise<CachedResponse> => {
      const response = await load();
      if (isConnected && ownLoading === loading && isCacheable(response) && !stored.findCurrent(key)) stored.set(key, response);
      return response;
    };
    return unlessUnavailable(loadCurrent, () => stored.findOutdated(key));
  }

  const find = (key: string): Promise<CachedResponse> | undefined => {
    const response = stored.findCurrent(key);
    return response ? Promise.resolve(response) : loading.get(key);
  };

  return {
    get: (key, load) => (isConnected ? (find(key) ?? startLoading(key, load)) : loadAndStore(key, load)),
    load: loadAndStore,
    find,
    invalidate,
    setConnected(connected) {
      if (connected === isConnected) return;
      isConnected = connected;
      invalidate();
    },
    generation: () => (isConnected ? loading : undefined),
  };
}

/** Loads a response. Returns the outdated one, if any, when the database is unavailable. */
async function unlessUnavailable(
  load: () => Promise<CachedResponse>,
  findOutdated: () => CachedResponse | undefined,
): Promise<CachedResponse> {
  try {
    const response = await load();
    return (response.status === errorCodes.UNAVAILABLE.status && findOutdated()) || response;
  } catch (error) {
    const outdated = toAppError(error).code === 'UNAVAILABLE' ? findOutdated() : undefined;
    if (!outdated) throw error;
    return outdated;
  }
}

interface StoredResponse {
  response: CachedResponse;
  bytes: number;
  /** Since when changes may be missing; undefined while it is current. */
  outdatedAt?: Date;
}

/** Seconds for which an outdated response may be returned. */
const maxAge = 10 * 60;

function createStore({ now, maxEntries = 1_000, maxBytes = 64 * 1024 * 1024 }: CacheOptions) {
  const entries = new LRUCache<string, StoredResponse>({ max: maxEntries, maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  return {
    set: (key: string, response: CachedResponse) => void entries.set(key, toEntry(response)),
    outdate(): void {
      for (const entry of entries.values()) entry.outdatedAt ??= now();
    },
    findCurrent(key: string): CachedResponse | undefined {
      const entry = entries.get(key);
      return entry && !outdatedSince(entry, now()) ? entry.response : undefined;
    },
    findOutdated(key: string): CachedResponse | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const since = outdatedSince(entry, now()) ?? now();
      const age = Math.max(1, Math.ceil((now().getTime() - since.getTime()) / 1_000));
      return age <= maxAge ? { ...entry.response, age } : undefined;
    },
  };
}

/** Returns since when changes may be missing: those of data, or the one that is due. */
function outdatedSince({ response: { validUntil }, outdatedAt }: StoredResponse, at: Date): Date | undefined {
  const isExpired = validUntil && validUntil <= at;
  return isExpired && !(outdatedAt && outdatedAt < validUntil) ? validUntil : outdatedAt;
}

function toEntry(response: CachedResponse): StoredResponse {
  const bytes = Buffer.from(response.text);
  response.cached = { bytes, etag: createHash('sha1').update(bytes).digest('base64url'), compressed: new Map() };
  return { response, bytes: bytes.length };
}

// The next request may succeed.
const isCacheable = ({ status, text, isShared, age }: CachedResponse): boolean =>
  (status === 200 || isShared === true) && age === undefined && /^({"(data|id)":|<!doctype html>|<\?xml )/.test(text);

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
