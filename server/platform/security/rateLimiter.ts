/** Counts what strangers ask, for all processes together, and refuses what is too much (reliability 2.2, 2.4). */
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { Refusal } from '../../../schema/errors/appError';
import type { Limits } from './limits';

export interface Meter {
  /** Counts one more, and refuses it when it is too many. */
  count: (key: string) => Promise<void>;
  /** Takes back one that did not come about. A database that is away forgives nothing. */
  forgive: (key: string) => Promise<void>;
  /** Begins anew. */
  forget: (key: string) => Promise<void>;
  /** Refuses when this process knows that one more would be too many. */
  demand: (key: string) => void;
}

export interface Meters {
  /** By network address, by e-mail address. */
  orders: Meter;
  ordersByEmail: Meter;
  /** By order and channel; by phone number. */
  resends: Meter;
  textsByPhone: Meter;
  /** Requests for parties, by network address. */
  orderForms: Meter;
  /** Wrong links to orders, by network address. */
  misses: Meter;
  /** Files that strangers send, by network address. */
  uploads: Meter;
  /** By name and network address, by network address alone. */
  logins: Meter;
  loginsByAddress: Meter;
  /** Links to sign in with, by network address. */
  loginLinks: Meter;
  /** Questions of programs, by token. */
  questions: Meter;
}

interface Window {
  points: number;
  /** Seconds. */
  duration: number;
  /** Seconds for which nothing more is counted, once it was too much. */
  blockDuration?: number;
}

const minute = 60;
const hour = 60 * minute;

export function createMeters(database: DataSource, limits: Limits): Meters {
  const meter = (name: string, window: Window): Meter => meterOf(database, name, window);
  return {
    orders: meter('orders', { points: limits.ordersPerAddress, duration: hour }),
    ordersByEmail: meter('ordersByEmail', { points: limits.ordersPerEmail, duration: hour }),
    resends: meter('resends', { points: limits.resendsPerOrder, duration: hour }),
    orderForms: meter('orderForms', { points: limits.orderFormsPerAddress, duration: hour }),
    textsByPhone: meter('textsByPhone', { points: limits.textsPerPhone, duration: hour }),
    misses: meter('misses', { points: limits.missesPerAddress, duration: minute }),
    uploads: meter('uploads', { points: limits.uploadsPerAddress, duration: hour }),
    logins: meter('logins', { points: limits.loginsPerName, duration: 15 * minute, blockDuration: 15 * minute }),
    loginsByAddress: meter('loginsByAddress', { points: limits.loginsPerAddress, duration: 15 * minute }),
    loginLinks: meter('loginLinks', { points: limits.loginLinksPerAddress, duration: 15 * minute }),
    questions: meter('questions', { points: limits.questionsPerToken, duration: minute }),
  };
}

function meterOf(database: DataSource, keyPrefix: string, window: Window): Meter {
  const store = { storeClient: database, storeType: 'typeorm', tableName: 'meter', tableCreated: true };
  const limiter = new RateLimiterPostgres({ ...store, ...window, keyPrefix });
  // What is known to be spent costs the database nothing more.
  const spent = createMemory();

  async function count(key: string): Promise<void> {
    spent.demand(key);
    await limiter.consume(secret(key)).catch((reason: unknown) => {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      spent.add(key, reason.msBeforeNext);
      spent.demand(key);
    });
  }

  async function forgive(key: string): Promise<void> {
    spent.delete(key);
    await limiter.reward(secret(key)).catch(() => {});
  }

  async function forget(key: string): Promise<void> {
    spent.delete(key);
    await limiter.delete(secret(key));
  }

  return { count, forgive, forget, demand: spent.demand };
}

const mostKept = 10_000;

/** Until when each key is spent, in the time of the process. */
function createMemory() {
  const ends = new Map<string, number>();

  function demand(key: string): void {
    const wait = (ends.get(key) ?? 0) - performance.now();
    if (wait > 0) throw new Refusal('tooMany', { retryAfter: Math.ceil(wait / 1_000) });
    ends.delete(key);
  }

  function add(key: string, wait: number): void {
    if (ends.size >= mostKept) ends.delete(ends.keys().next().value!);
    ends.set(key, performance.now() + Math.max(wait, 1));
  }

  return { demand, add, delete: (key: string) => ends.delete(key) };
}

// Neither addresses nor names lie in the table.
const secret = (key: string): string => createHash('sha256').update(key).digest('base64url');
