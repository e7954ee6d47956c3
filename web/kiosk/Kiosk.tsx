/** What a self-service device adds to the shop: the screensaver, the question of a visit that seems to be over, and the farewell. */
import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { visit } from '../app/selfService';
import { Farewell } from './Farewell';
import { IdleQuestion } from './IdleQuestion';
import { useKioskQuery } from './Kiosk.generated';
import { catchLinks, restrictInput } from './restrictInput';
import { Screensaver } from './Screensaver';
import { useIdle } from './useIdle';
import { useVisit } from './useVisit';
import './kiosk.css';

/** The default of the setting, until it has loaded. */
const defaultSeconds = 60;

export function Kiosk({ pathname }: { pathname: string }) {
  const { data } = useKioskQuery();
  const isOrdered = pathname.startsWith('/status/');
  const { isResting, isEnding, isUnreachable, begin, end } = useVisit();
  const step = useIdle({ screensaverSeconds: data?.config.screensaverSeconds ?? defaultSeconds, isOrdered });
  const hasEnded = step.name === 'over' && !isResting;
  useEffect(() => {
    if (hasEnded) end(!isOrdered);
  }, [hasEnded, isOrdered, end]);
  useEffect(restrictInput, []);
  useEffect(() => {
    const cancel = (): void => end(true);
    visit.addEventListener('end', cancel);
    return () => visit.removeEventListener('end', cancel);
  }, [end]);
  useEffect(() => (isOrdered ? catchLinks(() => end(false)) : undefined), [isOrdered, end]);
  useLayoutMark(pathname.startsWith('/store/'));
  if (isResting || isEnding)
    return createPortal(<Screensaver {...{ config: data?.config, isEnding, isUnreachable }} onLeave={begin} />, document.body);
  if (step.name === 'asking') return <IdleQuestion secondsLeft={step.secondsLeft} />;
  if (step.name === 'farewell') return createPortal(<Farewell secondsLeft={step.secondsLeft} onDone={() => end(false)} />, document.body);
  return null;
}

/** Marks the root for `kiosk.css`. In a store, the menu and the checkout are alone on the screen. */
function useLayoutMark(isStore: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-self-service', isStore ? 'store' : '');
    return () => document.documentElement.removeAttribute('data-self-service');
  }, [isStore]);
}
