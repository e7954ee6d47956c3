/** The order of this tab that is still to be paid: its goods stay in the cart until it is (G-060). */
import { forget, load, save } from '../../../app/browserStorage';

const place = 'unpaid-order';

export const keepUnpaid = (uid: string): void => save('session', place, { uid });

export const isUnpaid = (uid: string): boolean => (load('session', place) as { uid?: unknown } | null)?.uid === uid;

export const forgetUnpaid = (): void => forget('session', place);
