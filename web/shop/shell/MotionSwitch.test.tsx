import { act, render, screen } from '@testing-library/react';
import { MotionSwitch } from './MotionSwitch';

let isCalm = false;
beforeEach(() => {
  isCalm = false;
  localStorage.clear();
  window.matchMedia = () => ({ matches: isCalm, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

const isStill = (): boolean => document.documentElement.hasAttribute('data-still');

test('what moves is stopped, stays so on the next page, and moves again', () => {
  const { unmount } = render(<MotionSwitch />);
  expect(isStill()).toBe(false);
  act(() => screen.getByRole('button', { name: 'Bewegung anhalten' }).click());
  expect(isStill()).toBe(true);
  unmount();
  render(<MotionSwitch />);
  expect(isStill()).toBe(true);
  act(() => screen.getByRole('button', { name: 'Bewegung fortsetzen' }).click());
  expect(isStill()).toBe(false);
});

test('where the device wants no motion there is nothing to stop', () => {
  isCalm = true;
  render(<MotionSwitch />);
  expect(screen.queryByRole('button')).toBeNull();
});
