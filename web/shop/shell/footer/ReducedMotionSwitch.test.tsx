import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useStill } from '../../../hooks/useReducedMotion';
import { MotionSwitch } from './ReducedMotionSwitch';

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

test('what turns by a timer learns of it', async () => {
  const { result } = renderHook(() => useStill());
  expect(result.current).toBe(false);
  render(<MotionSwitch />);
  act(() => screen.getByRole('button', { name: 'Bewegung anhalten' }).click());
  await waitFor(() => expect(result.current).toBe(true));
  act(() => screen.getByRole('button', { name: 'Bewegung fortsetzen' }).click());
  await waitFor(() => expect(result.current).toBe(false));
});

test('where the device wants no motion there is nothing to stop', () => {
  isCalm = true;
  render(<MotionSwitch />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(renderHook(() => useStill()).result.current).toBe(true);
});
