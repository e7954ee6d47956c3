/** Follows how long nobody has touched this device. */
import { useEffect, useState } from 'react';
import { idleStep, type IdleStep } from '../../schema/rules/kiosk/idle';
import { hasVisit } from '../app/storage/browserStorage';

const inputs = ['pointerdown', 'pointermove', 'click', 'keydown', 'wheel', 'input'] as const;

interface IdleOptions {
  screensaverSeconds: number;
  /** The page of an order that was placed. */
  isOrdered: boolean;
}

/** Returns the current step. Each touch and key starts the time again. */
export function useIdle({ screensaverSeconds, isOrdered }: IdleOptions): IdleStep {
  const [step, setStep] = useState<IdleStep>({ name: 'active' });
  useEffect(() => {
    const visit = { since: Date.now(), hasTyped: false };
    const update = (): void =>
      setStep(idleStep({ idle: Date.now() - visit.since, screensaverSeconds, isOrdered, hasInput: visit.hasTyped || hasVisit() }));
    const restart = ({ type }: Event): void => {
      visit.since = Date.now();
      visit.hasTyped ||= type === 'input';
    };
    for (const name of inputs) addEventListener(name, restart, { capture: true, passive: true });
    const interval = setInterval(update, 1_000);
    return () => {
      clearInterval(interval);
      for (const name of inputs) removeEventListener(name, restart, { capture: true });
    };
  }, [screensaverSeconds, isOrdered]);
  return step;
}
