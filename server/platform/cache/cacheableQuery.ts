/** Which questions have the same answer for every stranger: those that read nothing but open collections and the settings. */
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { Kind, parse } from 'graphql';
import { collections } from '../../../schema/collections';
import type { Collection } from '../../../schema/collections/collection';

const open = Object.values<Collection>(collections).filter(({ isOpen }) => isOpen);
const roots: ReadonlySet<string> = new Set([
  'config',
  'environment',
  'init',
  'sitePage',
  '__typename',
  ...open.flatMap(({ name, plural }) => [name, plural]),
]);

const mostKnown = 500;
const longest = 20_000;
const known = new Map<string, boolean>();

/** Whether the document is one query whose every root field is a public read. */
export function readsPublicOnly(query: string): boolean {
  const answer = known.get(query);
  if (answer !== undefined) return answer;
  if (known.size >= mostKnown) known.clear();
  const isPublic = isPublicDocument(query);
  known.set(query, isPublic);
  return isPublic;
}

function isPublicDocument(query: string): boolean {
  try {
    const operations = parse(query, { maxTokens: 1000 }).definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const [operation, ...others] = operations;
    if (operation?.kind !== Kind.OPERATION_DEFINITION || others.length > 0 || operation.operation !== 'query') return false;
    return operation.selectionSet.selections.every(field => field.kind === Kind.FIELD && roots.has(field.name.value));
  } catch {
    return false; // the door says what is wrong with it
  }
}

/** A request whose question was read before any door saw it. */
export type Asking = IncomingMessage & { question?: string; body?: unknown; unreadable?: Error };

const plainJson = /^application\/json(?:; ?charset=utf-8)?$/i;

/** Reads what is asked, word for word: the same words find the same answer. What is no short question to GraphQL stays unread. */
export async function readQuestion(request: Asking): Promise<void> {
  const { method, url = '', headers } = request;
  const key = `${method} ${headers.accept ?? ''} ${url}`;
  if (key.length > longest || !/^\/graphql(?:\?|$)/.test(url)) return;
  if (method === 'GET') request.question = key;
  const isShort = Number(headers['content-length'] ?? Infinity) <= longest && headers['content-encoding'] === undefined;
  if (method !== 'POST' || !isShort || !plainJson.test(headers['content-type'] ?? '')) return;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  request.question = `${key} ${Buffer.concat(chunks).toString()}`;
  request.body = undefined; // the doors find it read
  try {
    request.body = JSON.parse(request.question.slice(key.length + 1));
  } catch (error) {
    request.unreadable = Object.assign(error as Error, { status: 400 });
  }
}

/** Whether the question may be answered from what is kept, or kept once it was answered. */
export function isPublicQuestion({ method, body, query: words }: Request): boolean {
  const { query, extensions } = ((method === 'GET' ? words : body) ?? {}) as Record<string, unknown>;
  return typeof query === 'string' && extensions === undefined && readsPublicOnly(query);
}
