/** The unpaid order of this tab. Its items stay in the cart until it is paid (G-060). */
import { parseObject, removeStorage, readStorage, writeStorage } from '../../../app/browserStorage';

const unpaidOrderKey = 'unpaid-order';

export const saveUnpaidOrder = (uid: string): void => void writeStorage('session', unpaidOrderKey, { uid });

export const isUnpaidOrder = (uid: string): boolean => readStorage('session', unpaidOrderKey, parseObject).uid === uid;

export const clearUnpaidOrder = (): void => removeStorage('session', unpaidOrderKey);
