/** Where questions to the house are tried out, without anything from elsewhere. Whoever has a session asks by it; a token goes into the headers below the editor. */
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { csrfHeaders } from '../../app/csrf';
import styles from './GraphiqlPage.module.css';

const ask: typeof fetch = (address, options = {}) =>
  fetch(address, { ...options, headers: { ...(options.headers as Record<string, string>), ...csrfHeaders() } });

const fetcher = createGraphiQLFetcher({
  url: `${location.origin}/graphql`,
  subscriptionUrl: `${location.origin.replace(/^http/, 'ws')}/graphql`,
  fetch: ask,
});

const example = `# Strg+Leertaste hilft weiter, Strg+Eingabe fragt.
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
    <h1 className={styles.hidden}>GraphiQL</h1>
    <GraphiQL fetcher={fetcher} defaultQuery={example} defaultEditorToolsVisibility="headers" shouldPersistHeaders={false} />
  </main>
);
