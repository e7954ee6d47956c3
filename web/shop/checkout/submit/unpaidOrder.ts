/** The unpaid order of this tab. Its items stay in the cart until it is paid (G-060). */
import { removeStorage, readStorage, writeStorage } from '../../../app/storage/browserStorage';
import { toObject } from '../../../../schema/objects';

const unpaidOrderKey = 'unpaid-order';

export const saveUnpaidOrder = (uid: string): void => void writeStorage('session', unpaidOrderKey, { uid });

export const isUnpaidOrder = (uid: string): boolean => readStorage('session', unpaidOrderKey, toObject).uid === uid;

export const clearUnpaidOrder = (): void => removeStorage('session', unpaidOrderKey);
