import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOffice, session } from '../../testing/office';

test('says that the branches of an admin could not be read, and reads them and their orders after a press', async () => {
  const responses = {
    Session: session('ROLE_ADMIN'),
    BoardBranches: new Error('no database') as Error | { data: object },
    OrdersCurrent: { data: { ordersCurrent: [] } },
  };
  const { requests } = openOffice('/orders', responses);
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  screen.getByText('Bestellungen konnten nicht geladen werden.');
  responses.BoardBranches = {
    data: { branches: { __typename: 'BranchList', items: [{ __typename: 'Branch', id: 'linz', name: 'Linz' }] } },
  };
  await userEvent.click(retry);
  await waitFor(() => expect(requests).toContainEqual({ name: 'OrdersChanged', variables: { branch: 'linz' } }));
  await waitFor(() => expect(screen.queryByText('Bestellungen konnten nicht geladen werden.')).toBeNull());
});
