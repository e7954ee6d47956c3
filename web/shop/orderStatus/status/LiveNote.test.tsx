import { act, render, screen } from '@testing-library/react';
import { expectMessages, expectNoMessages, markSilent, recordMessage } from '../../../app/socket/connection';
import { LiveNote } from './LiveNote';

const note = () => screen.queryByText('Aktualisiert sich von selbst');

afterEach(() => expectNoMessages());

test('says that the page follows the order only while messages arrive', () => {
  expectMessages();
  render(<LiveNote order={{ status: 'CONFIRMED' }} />);
  act(() => recordMessage());
  expect(note()).not.toBeNull();
  act(() => markSilent());
  expect(note()).toBeNull();
  act(() => recordMessage());
  expect(note()).not.toBeNull();
});

test('says nothing about a final order', () => {
  expectMessages();
  recordMessage();
  render(<LiveNote order={{ status: 'REJECTED' }} />);
  expect(note()).toBeNull();
});
