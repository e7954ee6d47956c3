import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { storeDecision } from '../../consent/consent';
import { usePrompt } from './usePrompt';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.cookie = 'cookie-banner-acceptance-state=; Max-Age=0; Path=/';
});

const Prompt = () => (usePrompt(true)[0] ? <p>Installieren?</p> : null);

const renderPrompt = () =>
  render(
    <MemoryRouter>
      <Prompt />
    </MemoryRouter>,
  );

const isPromptedAfter = (milliseconds: number): boolean => {
  act(() => jest.advanceTimersByTime(milliseconds));
  return screen.queryByText('Installieren?') !== null;
};

test('suggests the installation five seconds after the start to a visitor who decided about cookies before', () => {
  storeDecision('accepted');
  renderPrompt();
  expect([isPromptedAfter(4_999), isPromptedAfter(1)]).toEqual([false, true]);
});

test.each(['accepted', 'declined'] as const)('waits for the decision about cookies, and then a quarter of a second (%s)', decision => {
  renderPrompt();
  expect(isPromptedAfter(60_000)).toBe(false);
  act(() => storeDecision(decision));
  expect([isPromptedAfter(249), isPromptedAfter(1)]).toEqual([false, true]);
});
