/**
 * Executes the queries of a rendered page as an anonymous client would. Their responses are cached for the client too, which may need them
 * while the database is unavailable (G-148).
 */
import type { ApolloServer } from '@apollo/server';
import type { Request } from 'express';
import { Kind, print, type DocumentNode } from 'graphql';
import { AppError } from '../../../schema/errors/appError';
import { readsOnlyPublicData } from '../../platform/cache/cacheableQuery';
import type { CachedResponse, ResponseCache } from '../../platform/cache/responseCache';
import type { Context } from '../../platform/context/context';

export interface QueryOptions {
  graphql: ApolloServer<Context>;
  responseCache: ResponseCache;
  createContext: (request: Request) => Promise<Context>;
}

interface QueryResult {
  data?: object | null;
  errors?: readonly { message: string; extensions?: { code?: unknown } }[];
}

/** Returns the data of a query, until when it is correct, and its age when it is outdated. */
export async function runPageQuery(
  { graphql, responseCache, createContext }: QueryOptions,
  request: Request,
  { document, variables }: { document: DocumentNode; variables: object },
): Promise<{ data: object; validUntil: Date | null; age: number | undefined }> {
  const query = print(document);
  const load = async (): Promise<CachedResponse> => {
    const context = await createContext(request);
    const { body, http } = await graphql.executeOperation({ query, variables }, { contextValue: context });
    const { data, errors }: QueryResult = body.kind === 'single' ? body.singleResult : {};
    const headers = { 'content-type': 'application/graphql-response+json; charset=utf-8' };
    return { status: http.status ?? 200, headers, text: JSON.stringify({ data, errors }), validUntil: context.validUntil };
  };
  const isShared = readsOnlyPublicData(query);
  const { text, validUntil = null, age } = await (isShared ? responseCache.get(clientKey(document, { variables, query }), load) : load());
  const { data, errors = [] } = JSON.parse(text) as QueryResult;
  if (!data || errors.length > 0) throw toQueryError(errors);
  return { data, validUntil, age };
}

/** The key under which the cache looks for the request that our client would send: a GET with the query on one line. */
function clientKey({ definitions }: DocumentNode, { variables, query }: { variables: object; query: string }): string {
  const operation = definitions.find(definition => definition.kind === Kind.OPERATION_DEFINITION);
  const parameters = {
    query: query.replace(/\s+/g, ' '),
    operationName: operation?.name?.value ?? '',
    variables: JSON.stringify(variables),
  };
  const search = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `GET application/graphql-response+json,application/json;q=0.9 /graphql?${search.join('&')}`;
}

function toQueryError([error]: NonNullable<QueryResult['errors']>): Error {
  return error?.extensions?.code === 'UNAVAILABLE' ? new AppError('UNAVAILABLE') : new Error(error?.message ?? 'The query has no data.');
}
