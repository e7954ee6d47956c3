/** Renders the content of a page with the client's own components. */
import type { Request } from 'express';
import type { DocumentNode } from 'graphql';
import { toAppError } from '../../platform/database/databaseErrors';
import type { PageTemplate } from '../../platform/client/builtClient';
import type { ErrorLog } from '../../platform/context/services';
import type { CatalogueNotifier } from '../catalogue/catalogueNotifier';
import type { PageContent } from './fillTemplate';
import { runPageQuery, type QueryOptions } from './pageQueries';

export interface ContentOptions extends QueryOptions {
  errorLog: ErrorLog;
  publicUrl: string;
  now: () => Date;
  catalogueNotifier: Pick<CatalogueNotifier, 'version'>;
}

type ContentRenderer = (request: Request, template: PageTemplate, path: string) => Promise<PageContent>;

const minute = 60_000;

export function createContentRenderer(options: ContentOptions): ContentRenderer {
  const { errorLog, publicUrl, now, catalogueNotifier } = options;
  // Without content the client renders the page, as when it redirects.
  return async (request, { renderApp }, path) => {
    const time = Math.floor(now().getTime() / minute) * minute;
    const catalogueVersion = catalogueNotifier.version();
    let validUntil = new Date(time + minute);
    let age: number | undefined;
    const execute = async (query: object, variables: object): Promise<object> => {
      const result = await runPageQuery(options, request, { document: query as DocumentNode, variables });
      if (result.validUntil && result.validUntil < validUntil) validUntil = result.validUntil;
      if (result.age !== undefined) age = Math.max(age ?? 0, result.age);
      return result.data;
    };
    try {
      return { page: await renderApp?.({ url: publicUrl + path, time, catalogueVersion, execute }), validUntil, age };
    } catch (error) {
      if (toAppError(error).code === 'UNAVAILABLE') throw error;
      errorLog.report(error, 'Seite des Shops');
      return { page: undefined, validUntil };
    }
  };
}
