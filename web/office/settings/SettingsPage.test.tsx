import type { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSettings } from '../../../schema/site/settings';
import { openOffice, session } from '../testing/office';

const config = { __typename: 'Config', ...defaultSettings };
const responses = { Session: session('ROLE_ADMIN'), Settings: { data: { config } } };

test('saves one part of the settings and shows validation and server errors', async () => {
  const user = userEvent.setup();
  const currentResponses: Record<string, ApolloLink.Result | Error> = { ...responses, SaveSettings: new Error('x') };
  const { requests, router } = openOffice('/settings', currentResponses);
  await user.click(await screen.findByRole('tab', { name: 'Abläufe' }));
  expect(router.state.location.pathname).toBe('/backend/settings/handling');
  const minutes = await screen.findByRole('textbox', { name: 'Verpasst nach Minuten' });
  await user.clear(minutes);
  await user.type(minutes, '0');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(screen.getByText('Dieser Wert muss zwischen 1 und 1440 liegen.')).toBeTruthy();
  expect(requests.some(({ name }) => name === 'SaveSettings')).toBe(false);

  await user.clear(minutes);
  await user.type(minutes, '25');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Einstellungen konnten nicht gespeichert werden.');

  currentResponses.SaveSettings = { data: { saveConfig: { ...config, missedAfterMinutes: 25 } } };
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Einstellungen gespeichert.')).toBeTruthy();
  expect(screen.queryByText('Ungespeicherte Änderungen')).toBeNull();
  expect(requests.findLast(({ name }) => name === 'SaveSettings')!.variables).toEqual({
    input: {
      phoneFormat: '+43 664 1234567',
      orderButtonMode: 'specified',
      missedAfterMinutes: 25,
      paymentTimeoutMinutes: 30,
      screensaverSeconds: 60,
    },
  });
});
