/** Which questions have the same answer for every stranger: those that read nothing but open collections and the settings. */
import type { Request } from 'express';
import { Kind, parse } from 'graphql';
import { collections } from '../schema/collections';
import type { Collection } from '../schema/collections/collection';

const open = Object.values<Collection>(collections).filter(({ isOpen }) => isOpen);
const roots: ReadonlySet<string> = new Set(['config', '__typename', ...open.flatMap(({ name, plural }) => [name, plural])]);

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

/** The key of a question that may be answered from what is kept; nothing when this one may not. */
export function publicQuestion(request: Request): string | undefined {
  const { query, variables, operationName, extensions } = asked(request);
  if (typeof query !== 'string' || query.length > longest || extensions !== undefined) return undefined;
  const key = JSON.stringify([request.method, request.get('accept') ?? '', operationName ?? null, variables ?? null]) + query;
  return key.length <= 2 * longest && readsPublicOnly(query) ? key : undefined;
}

const asked = ({ method, body, query }: Request): Record<string, unknown> =>
  ((method === 'GET' ? query : method === 'POST' ? body : undefined) ?? {}) as Record<string, unknown>;
