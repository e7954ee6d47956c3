/** The GraphiQL page, served without files of third parties. Uses the session of the viewer, or a token in the headers below the editor. */
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { withCsrfHeaders } from '../../app/csrf';
import { VisuallyHidden } from '../../ui/display/layout';
import styles from './GraphiqlPage.module.css';

const fetchWithCsrf: typeof fetch = (url, options = {}) => fetch(url, { ...options, headers: withCsrfHeaders(options.headers) });

const fetcher = createGraphiQLFetcher({
  url: `${location.origin}/graphql`,
  subscriptionUrl: `${location.origin.replace(/^http/, 'ws')}/graphql`,
  fetch: fetchWithCsrf,
});

const exampleQuery = `# Strg+Leertaste hilft weiter, Strg+Eingabe fragt.
# Mit API-Schlüssel: unten unter „Headers“ {"Authorization": "Bearer tok_…"}

{
  branches {
    items {
      id
      name
    }
  }
}
`;

export const GraphiqlPage = () => (
  <main className={styles.page}>
    <title>GraphiQL – Backoffice</title>
    <h1>
      <VisuallyHidden>GraphiQL</VisuallyHidden>
    </h1>
    <GraphiQL
      fetcher={fetcher}
      schemaDescription
      defaultQuery={exampleQuery}
      defaultEditorToolsVisibility="headers"
      shouldPersistHeaders={false}
    />
  </main>
);
