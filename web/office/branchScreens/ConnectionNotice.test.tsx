import { act, render, screen } from '@testing-library/react';
import { expectMessages, expectNoMessages, recordMessage } from '../../app/socket/connection';
import { ConnectionNotice } from './ConnectionNotice';

const start = Date.parse('2026-11-16T07:00:00Z');

beforeEach(() => void jest.useFakeTimers({ now: start }));
afterEach(() => {
  expectNoMessages();
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('says after 12 seconds without a message that the connection is checked, and after 30 since when it is lost', () => {
  render(<ConnectionNotice error={undefined} timezone="Europe/Vienna" hint="Neue Bestellungen erscheinen erst wieder mit Verbindung." />);
  const notice = screen.getByRole('status');
  act(expectMessages);
  wait(11_000);
  expect(notice.textContent).toBe('');
  wait(1_000);
  expect(notice.textContent).toBe('Verbindung wird geprüft …');
  wait(18_000);
  expect(notice.textContent).toBe(
    'Verbindung unterbrochen. Sie wird wiederhergestellt … Stand von 08:00 Uhr. Neue Bestellungen erscheinen erst wieder mit Verbindung.',
  );
  act(recordMessage);
  expect(notice.textContent).toBe('');
});

test('says that a request failed although messages arrive', () => {
  render(<ConnectionNotice error={new Error('Failed to fetch')} />);
  expect(screen.getByRole('status').textContent).toContain('Verbindung unterbrochen.');
});
