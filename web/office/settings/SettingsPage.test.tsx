import type { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultSettings } from '../../../schema/site/settings';
import { openOffice, session } from '../testing/office';

const config = { __typename: 'Config', ...defaultSettings };
const answers = { Session: session('ROLE_ADMIN'), Settings: { data: { config } } };

test('the settings are saved part by part, and what keeps them from it is said', async () => {
  const user = userEvent.setup();
  const now: Record<string, ApolloLink.Result | Error> = { ...answers, SaveSettings: new Error('x') };
  const { asked, router } = openOffice('/settings', now);
  await user.click(await screen.findByRole('tab', { name: 'Abläufe' }));
  expect(router.state.location.pathname).toBe('/backend/settings/handling');
  const minutes = await screen.findByRole('textbox', { name: 'Verpasst nach Minuten' });
  await user.clear(minutes);
  await user.type(minutes, '0');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(screen.getByText('Dieser Wert muss zwischen 1 und 1440 liegen.')).toBeTruthy();
  expect(asked.some(({ name }) => name === 'SaveSettings')).toBe(false);

  await user.clear(minutes);
  await user.type(minutes, '25');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Einstellungen konnten nicht gespeichert werden.');

  now.SaveSettings = { data: { saveConfig: { ...config, missedAfterMinutes: 25 } } };
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Einstellungen gespeichert.')).toBeTruthy();
  expect(screen.queryByText('Ungespeicherte Änderungen')).toBeNull();
  expect(asked.findLast(({ name }) => name === 'SaveSettings')!.variables).toEqual({
    change: {
      phoneFormat: '+43 664 1234567',
      orderButtonMode: 'specified',
      missedAfterMinutes: 25,
      paymentTimeoutMinutes: 30,
      screensaverSeconds: 60,
    },
  });
});
