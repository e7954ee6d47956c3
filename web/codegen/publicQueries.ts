/** Writes the names of the queries that read only public data. The client sends them by GET. */
import { Kind, parse } from 'graphql';
import { isPublicQuery } from '../../schema/collections/publicQuery';

/** The generated file of the names. */
export const publicQueriesFile = 'web/generated/publicQueries.ts';

/** Returns the content of the file for these documents. */
export function renderPublicQueries(documents: readonly string[]): string {
  const names = documents
    .flatMap(document => parse(document).definitions)
    .flatMap(node => (node.kind === Kind.OPERATION_DEFINITION && isPublicQuery(node) ? [`  '${node.name!.value}',`] : []));
  return `export const publicQueries: ReadonlySet<string> = new Set([\n${names.sort().join('\n')}\n]);\n`;
}
