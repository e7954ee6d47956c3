/** The orders about which this device receives push messages. */
import { readStorage, writeStorage } from '../../../app/storage/browserStorage';

const storageName = 'push';
const maxOrders = 20;

const isText = (value: unknown): value is string => typeof value === 'string';

const load = (): readonly string[] => readStorage('local', storageName, stored => (Array.isArray(stored) ? stored.filter(isText) : []));

export const isPushOrder = (uid: string): boolean => load().includes(uid);

export function savePushOrder(uid: string, isOn: boolean): void {
  const others = load().filter(other => other !== uid);
  writeStorage('local', storageName, isOn ? [uid, ...others].slice(0, maxOrders) : others);
}
