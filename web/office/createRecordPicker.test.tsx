import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { delay } from 'rxjs/operators';
import { collections } from '../../schema/collections';
import { createRecordPicker } from './createRecordPicker';
import { loadCollectionHooks } from './loadCollectionHooks';

test('shares one request between the pickers of a form', async () => {
  const requests: unknown[] = [];
  const link = new ApolloLink(({ operationName }) => {
    requests.push(operationName);
    const items = [{ __typename: 'Category', id: '1', name: 'Brot' }];
    return of({ data: { page: { __typename: 'CategoryList', total: 1, items } } }).pipe(delay(1));
  });
  const { hooks } = await loadCollectionHooks.category();
  const Picker = createRecordPicker(hooks, collections.category);
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache(), queryDeduplication: false })}>
      {['Erste', 'Zweite', 'Dritte'].map(label => (
        <Picker key={label} to="category" label={label} value={null} onChange={() => {}} />
      ))}
    </ApolloProvider>,
  );
  expect(await screen.findAllByRole('option', { name: 'Brot' })).toHaveLength(3);
  expect(requests).toEqual(['CategoriesOptions']);
});
