import { act, render, screen } from '@testing-library/react';
import { expectMessages, expectNoMessages, recordMessage } from '../../../../app/socket/connection';
import { Connection } from './Connection';

afterEach(() => {
  act(() => expectNoMessages());
  jest.useRealTimers();
});

test('says what is known of the connection, and of which time the board is while it is checked', () => {
  jest.useFakeTimers({ now: new Date('2026-11-16T08:41:00Z') });
  render(<Connection timezone="Europe/Vienna" />);
  const text = () => screen.getByRole('status').textContent?.trim();
  act(() => expectMessages());
  expect(text()).toBe('Verbindet …');
  act(() => recordMessage());
  expect(text()).toBe('Live');
  act(() => void jest.advanceTimersByTime(13_000));
  expect(text()).toBe('Wird geprüft Stand 09:41');
  act(() => void jest.advanceTimersByTime(18_000));
  expect(text()).toBe('Offline');
});
