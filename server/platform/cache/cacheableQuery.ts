/** Finds the anonymous GraphQL queries for public data, whose responses are cached, before Express reads the request. */
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { Kind, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isPublicQuery } from '../../../schema/collections/publicQuery';
import { AppError } from '../../../schema/errors/appError';
import { toError } from '../../../schema/errors/toError';
import { failWhenSlow } from '../http/slowBody';
import { toObject } from '../../../schema/objects';

const maxDocuments = 500;
const maxKeyLength = 20_000;
const results = new LRUCache<string, boolean>({ max: maxDocuments });

/** Tells whether the document is one query that reads only public root fields. */
export function readsOnlyPublicData(query: string): boolean {
  const result = results.get(query);
  if (result !== undefined) return result;
  const isPublic = isPublicDocument(query);
  results.set(query, isPublic);
  return isPublic;
}

function isPublicDocument(query: string): boolean {
  try {
    const operations = parse(query, { maxTokens: 1000 }).definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const [operation, ...others] = operations;
    return operation?.kind === Kind.OPERATION_DEFINITION && others.length === 0 && isPublicQuery(operation);
  } catch {
    return false; // the GraphQL server reports the syntax error
  }
}

/** A request whose cache key and body were read before Express. */
export type CacheLookup = IncomingMessage & { cacheKey?: string; body?: unknown; parseError?: Error };

const plainJson = /^application\/json(?:; ?charset=utf-8)?$/i;

/** A short GraphQL request. */
interface ShortQuery {
  key: string;
  /** The unread JSON of the query; undefined when it is in the URL. */
  text?: string;
}

/** Reads the cache key and the body of a short GraphQL request. Leaves every other request unread. */
export async function readQuery(request: CacheLookup, bodyTimeout: number): Promise<ShortQuery | undefined> {
  const { method, url = '', headers } = request;
  const key = `${method} ${headers.accept ?? ''} ${url}`;
  if (key.length > maxKeyLength || !/^\/graphql(?:\?|$)/.test(url)) return undefined;
  if (method === 'GET') return { key };
  const isShort = Number(headers['content-length'] ?? Infinity) <= maxKeyLength && headers['content-encoding'] === undefined;
  if (method !== 'POST' || !isShort || !plainJson.test(headers['content-type'] ?? '')) return undefined;
  request.body = undefined; // the body parser must not read the stream again
  try {
    const text = await Promise.race([readText(request), failWhenSlow(request, { bodyTimeout })]);
    return { key: `${key} ${text}`, text };
  } catch (error) {
    if (!(error instanceof AppError)) throw error; // the client has disconnected
    request.parseError = error;
    return undefined;
  }
}

// With listeners, because an async iterator takes much longer.
const readText = (request: IncomingMessage): Promise<string> =>
  new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => done(Buffer.concat(chunks).toString()));
    request.once('error', fail);
    request.once('close', () => fail(new Error('The client has disconnected.')));
  });

/** Adds the cache key and the parsed body to a request that continues to Express. */
export function addToRequest(request: CacheLookup, { key, text }: ShortQuery): void {
  request.cacheKey = key;
  if (text === undefined) return;
  try {
    request.body = JSON.parse(text);
  } catch (error) {
    request.parseError = Object.assign(toError(error), { status: 400 });
  }
}

/** Tells whether the response of the query may be cached. */
export function isCacheableQuery({ method, body, query: parameters }: Request): boolean {
  const { query, extensions } = toObject(method === 'GET' ? parameters : body);
  return typeof query === 'string' && extensions === undefined && readsOnlyPublicData(query);
}
