/** What the back office knows about orders that wait for an answer, and about the sound of this device. */
import { createContext, useContext } from 'react';
import type { CardOrder } from '../board/board';

/** The sound of this device. */
export interface AlarmSound {
  isSoundOn: boolean;
  setSoundOn: (isOn: boolean) => void;
  /** False until the browser permits sound. */
  isSoundUnlocked: boolean;
  /** The browser waits for a tap before it plays sound. */
  isSoundBlocked: boolean;
  /** The sound is off for a minute, unless another order arrives. */
  isPaused: boolean;
  pause: () => void;
}

interface Alarm {
  /** The orders of the selected branch that wait for an answer, oldest first. */
  waitingOrders: readonly CardOrder[];
  /** How many orders wait in the other branches of the viewer. They do not ring. */
  otherWaitingCount: number;
  sound: AlarmSound;
}

const silence: AlarmSound = {
  ...{ isSoundOn: false, setSoundOn: () => {}, isSoundUnlocked: true, isSoundBlocked: false },
  ...{ isPaused: false, pause: () => {} },
};

/** Viewers who may not read orders have no waiting orders. */
export const AlarmContext = createContext<Alarm>({ waitingOrders: [], otherWaitingCount: 0, sound: silence });

export const useAlarm = (): Alarm => useContext(AlarmContext);
