/** Announces with a short sound what all tabs of a device display, but in one of them. */
import { playSound } from './alarmSound';

/** All tabs know of it within this time, in milliseconds. */
const lockTime = 20_000;

/** Plays the sound once, unless another tab has announced everything that has these names. */
export async function announceInOneTab(sound: 'changed' | 'lost' | 'ready', names: readonly string[]): Promise<void> {
  const isFirst = await Promise.all(names.map(name => isFirstTab(`${sound} ${name}`)));
  if (isFirst.includes(true)) playSound(sound);
}

/** Without the Web Locks API every tab is the first. */
const isFirstTab = (name: string): Promise<boolean> =>
  new Promise(resolve => {
    if (!('locks' in navigator)) return resolve(true);
    navigator.locks
      .request(name, { ifAvailable: true }, lock => {
        resolve(lock !== null);
        return lock && new Promise(release => setTimeout(release, lockTime));
      })
      .catch(() => resolve(true)); // this page may not use locks
  });
