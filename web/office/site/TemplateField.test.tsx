/** The choice of a template among more pages than the first answer has. */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { of, throwError } from 'rxjs';
import { TemplateField } from './TemplateField';

const limit = 100;
const pages = Array.from({ length: 240 }, (_, index) => ({
  __typename: 'Site',
  id: `p${index + 1}`,
  name: `Seite ${String(index + 1).padStart(3, '0')}`,
  path: `seite-${index + 1}`,
}));

/** Answers as the server does: the first pages that the search finds, and how many there are. */
function openField(initial: string | null, all = pages) {
  let isOffline = false;
  const link = new ApolloLink(({ operationName, variables }) => {
    if (isOffline) return throwError(() => new Error('offline'));
    if (operationName === 'ChosenTemplate') return of({ data: { site: all.find(({ id }) => id === variables.id) ?? null } });
    const found = all.filter(({ name }) => name.includes((variables.search as string | null) ?? ''));
    return of({ data: { page: { __typename: 'SiteList', total: found.length, items: found.slice(0, limit) } } });
  });
  function FieldUnderTest() {
    const [value, setValue] = useState(initial);
    return <TemplateField value={value} onChange={setValue} />;
  }
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <FieldUnderTest />
    </ApolloProvider>,
  );
  return { user: userEvent.setup(), setOffline: (next: boolean) => void (isOffline = next) };
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Vorlage' });
const optionTexts = () => [...select().options].map(({ text }) => text);
const search = () => screen.getByRole('searchbox', { name: 'Vorlage suchen' });

test('offers the first 100 of 240 pages, says so, and finds the others by search', async () => {
  const { user } = openField(null);
  await screen.findByText('100 von 240 Seiten. Suchen Sie nach den übrigen.');
  expect(optionTexts()).toHaveLength(101);
  await user.type(search(), 'Seite 23');
  await screen.findByText('10 Seiten gefunden.');
  expect(optionTexts()).toHaveLength(11);
  await user.selectOptions(select(), 'Seite 239 (/seite-239)');
  await user.clear(search());
  await screen.findByText('100 von 240 Seiten. Suchen Sie nach den übrigen.');
  expect(select().selectedOptions[0]!.text).toBe('Seite 239 (/seite-239)');
});

test('names a chosen page that is not among the first, and says that a search finds nothing', async () => {
  const { user } = openField('p240');
  await waitFor(() => expect(select().selectedOptions[0]!.text).toBe('Seite 240 (/seite-240)'));
  await user.type(search(), 'Torte');
  await screen.findByText('Keine Seite gefunden.');
  expect(select().value).toBe('p240');
});

test('needs no search for few pages', async () => {
  openField(null, pages.slice(0, 30));
  await waitFor(() => expect(optionTexts()).toHaveLength(31));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('says that the pages could not be loaded, and tries again', async () => {
  const { user, setOffline } = openField(null);
  await screen.findByText(/^100 von 240/);
  setOffline(true);
  await user.type(search(), 'Seite 24');
  await screen.findByText('Die Seiten konnten nicht geladen werden.');
  setOffline(false);
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByText('Eine Seite gefunden.');
});
