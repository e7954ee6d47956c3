import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useReducedMotion } from '../../../hooks/reducedMotion';
import { ReducedMotionSwitch } from './ReducedMotionSwitch';

let prefersReducedMotion = false;
beforeEach(() => {
  prefersReducedMotion = false;
  localStorage.clear();
  window.matchMedia = () => ({ matches: prefersReducedMotion, addEventListener: () => {}, removeEventListener: () => {} }) as never;
});

const isMotionStopped = (): boolean => document.documentElement.hasAttribute('data-reduced-motion');

test('stops motion, keeps it stopped on the next page, and resumes it', () => {
  const { unmount } = render(<ReducedMotionSwitch />);
  expect(isMotionStopped()).toBe(false);
  act(() => screen.getByRole('button', { name: 'Bewegung anhalten' }).click());
  expect(isMotionStopped()).toBe(true);
  unmount();
  render(<ReducedMotionSwitch />);
  expect(isMotionStopped()).toBe(true);
  act(() => screen.getByRole('button', { name: 'Bewegung fortsetzen' }).click());
  expect(isMotionStopped()).toBe(false);
});

test('updates useReducedMotion', async () => {
  const { result } = renderHook(() => useReducedMotion());
  expect(result.current).toBe(false);
  render(<ReducedMotionSwitch />);
  act(() => screen.getByRole('button', { name: 'Bewegung anhalten' }).click());
  await waitFor(() => expect(result.current).toBe(true));
  act(() => screen.getByRole('button', { name: 'Bewegung fortsetzen' }).click());
  await waitFor(() => expect(result.current).toBe(false));
});

test('follows the setting of the device', () => {
  prefersReducedMotion = true;
  expect(renderHook(() => useReducedMotion()).result.current).toBe(true);
});
