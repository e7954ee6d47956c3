/** Rate limits that all processes share (reliability 2.2, 2.4). */
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import { AppError } from '../../../schema/errors/appError';
import type { Limits } from './limits';

export interface RateLimiter {
  /** Counts one request, or as many points, and throws RATE_LIMITED above the limit. */
  count: (key: string, points?: number) => Promise<void>;
  /** Reverts one counted request, or as many points. An unreachable database is ignored. */
  reward: (key: string, points?: number) => Promise<void>;
  /** Resets the count of the key. */
  reset: (key: string) => Promise<void>;
  /** Throws when this process already knows that the limit is reached. */
  throwIfBlocked: (key: string) => void;
}

export interface RateLimiters {
  /** Per network address, and per e-mail address. */
  orders: RateLimiter;
  ordersByEmail: RateLimiter;
  /** Per order and channel, and per phone number. */
  resends: RateLimiter;
  smsByPhone: RateLimiter;
  /** Order requests per network address. */
  orderForms: RateLimiter;
  /** Proposals of texts per user, and the characters sent for them. */
  textRequests: RateLimiter;
  textCharacters: RateLimiter;
  /** Previews of unsaved image templates per user. */
  templatePreviews: RateLimiter;
  /** Analytics events, and calls for the pixel, per network address. */
  analyticsEvents: RateLimiter;
  /** Wrong order links per network address. */
  wrongLinks: RateLimiter;
  /** Uploads of anonymous clients per network address. */
  uploads: RateLimiter;
  /** Failed logins per account and network address, per account, and per network address. */
  logins: RateLimiter;
  loginsByAccount: RateLimiter;
  loginsByAddress: RateLimiter;
  /** Login links per network address. */
  loginLinks: RateLimiter;
  /** Requests per API token. */
  requests: RateLimiter;
}

interface LimitWindow {
  points: number;
  /** Seconds. */
  duration: number;
  /** Seconds for which a key stays blocked after it has reached the limit. */
  blockDuration?: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export function createRateLimiters(database: DataSource, limits: Limits): RateLimiters {
  const rateLimiter = (name: string, window: LimitWindow): RateLimiter => createRateLimiter(database, name, window);
  return {
    orders: rateLimiter('orders', { points: limits.ordersPerAddress, duration: hour }),
    ordersByEmail: rateLimiter('ordersByEmail', { points: limits.ordersPerEmail, duration: hour }),
    resends: rateLimiter('resends', { points: limits.resendsPerOrder, duration: hour }),
    orderForms: rateLimiter('orderForms', { points: limits.orderFormsPerAddress, duration: hour }),
    smsByPhone: rateLimiter('smsByPhone', { points: limits.smsPerPhone, duration: hour }),
    textRequests: rateLimiter('textRequests', { points: limits.textRequestsPerUser, duration: day }),
    textCharacters: rateLimiter('textCharacters', { points: limits.textCharactersPerUser, duration: day }),
    templatePreviews: rateLimiter('templatePreviews', { points: limits.templatePreviewsPerUser, duration: minute }),
    analyticsEvents: rateLimiter('analyticsEvents', { points: limits.analyticsEventsPerAddress, duration: minute }),
    wrongLinks: rateLimiter('wrongLinks', { points: limits.wrongLinksPerAddress, duration: minute }),
    uploads: rateLimiter('uploads', { points: limits.uploadsPerAddress, duration: hour }),
    logins: rateLimiter('logins', { points: limits.loginsPerName, duration: 15 * minute, blockDuration: 15 * minute }),
    loginsByAccount: rateLimiter('loginsByAccount', { points: limits.loginsPerAccount, duration: 15 * minute, blockDuration: 15 * minute }),
    loginsByAddress: rateLimiter('loginsByAddress', { points: limits.loginsPerAddress, duration: 15 * minute }),
    loginLinks: rateLimiter('loginLinks', { points: limits.loginLinksPerAddress, duration: 15 * minute }),
    requests: rateLimiter('requests', { points: limits.requestsPerToken, duration: minute }),
  };
}

function createRateLimiter(database: DataSource, keyPrefix: string, window: LimitWindow): RateLimiter {
  const store = { storeClient: database, storeType: 'typeorm', tableName: 'meter', tableCreated: true, clearExpiredByTimeout: false }; // a job deletes expired rows
  const limiter = new RateLimiterPostgres({ ...store, ...window, keyPrefix });
  // A key that is known to be blocked costs no query.
  const blocked = createBlockList();

  async function count(key: string, points = 1): Promise<void> {
    blocked.throwIfBlocked(key);
    await limiter.consume(hashKey(key), points).catch((result: unknown) => {
      if (!(result instanceof RateLimiterRes)) throw result;
      blocked.add(key, result.msBeforeNext);
      blocked.throwIfBlocked(key);
    });
  }

  async function reward(key: string, points = 1): Promise<void> {
    blocked.delete(key);
    await limiter.reward(hashKey(key), points).catch(() => {});
  }

  async function reset(key: string): Promise<void> {
    blocked.delete(key);
    await limiter.delete(hashKey(key));
  }

  return { count, reward, reset, throwIfBlocked: blocked.throwIfBlocked };
}

const maxBlockedKeys = 10_000;

/** Remembers blocked keys until they are free again. */
function createBlockList() {
  const blocked = new LRUCache<string, true>({ max: maxBlockedKeys });

  function throwIfBlocked(key: string): void {
    if (blocked.has(key)) throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil(blocked.getRemainingTTL(key) / 1_000) });
  }

  const add = (key: string, wait: number) => blocked.set(key, true, { ttl: Math.max(Math.ceil(wait), 1) });

  return { throwIfBlocked, add, delete: (key: string) => blocked.delete(key) };
}

// The table contains neither addresses nor names.
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
