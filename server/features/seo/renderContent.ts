/** Renders the content of a page with the client's own components. */
import type { ApolloServer } from '@apollo/server';
import type { Request } from 'express';
import { print, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import { toAppError } from '../../platform/database/databaseErrors';
import { AppError } from '../../../schema/errors/appError';
import type { PageTemplate } from '../../platform/client/builtClient';
import type { Context } from '../../platform/context/context';
import type { ErrorLog } from '../../platform/context/services';
import type { PageContent } from './fillTemplate';

export interface ContentOptions {
  graphql: ApolloServer<Context>;
  createContext: (request: Request) => Promise<Context>;
  errorLog: ErrorLog;
  publicUrl: string;
  now: () => Date;
}

type ContentRenderer = (request: Request, template: PageTemplate, path: string) => Promise<PageContent>;

const minute = 60_000;

export function createContentRenderer({ graphql, createContext, errorLog, publicUrl, now }: ContentOptions): ContentRenderer {
  // Without content the client renders the page, as when it redirects.
  return async (request, { renderApp }, path) => {
    const time = Math.floor(now().getTime() / minute) * minute;
    let validUntil = new Date(time + minute);
    const execute = async (query: object, variables: object): Promise<object> => {
      const context = await createContext(request);
      const { body } = await graphql.executeOperation({ query: print(query as DocumentNode), variables }, { contextValue: context });
      if (context.validUntil && context.validUntil < validUntil) validUntil = context.validUntil;
      const { data, errors = [] } = body.kind === 'single' ? body.singleResult : {};
      if (!data || errors.length > 0) throw toQueryError(errors);
      return data;
    };
    try {
      return { page: await renderApp?.({ url: publicUrl + path, time, execute }), validUntil };
    } catch (error) {
      if (toAppError(error).code === 'UNAVAILABLE') throw error;
      errorLog.report(error, 'Seite des Shops');
      return { page: undefined, validUntil };
    }
  };
}

function toQueryError(errors: readonly GraphQLFormattedError[]): Error {
  const [error] = errors;
  return error?.extensions?.code === 'UNAVAILABLE' ? new AppError('UNAVAILABLE') : new Error(error?.message ?? 'The query has no data.');
}
