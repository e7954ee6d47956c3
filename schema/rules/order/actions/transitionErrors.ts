/** The errors of changes that the status of an order does not allow. */
import { AppError } from '../../../errors/appError';

export interface TransitionError {
  readonly code: 'CONFLICT' | 'FORBIDDEN';
  readonly message: string;
}

const conflictError = (message: string): TransitionError => ({ code: 'CONFLICT', message });

/** The order has a final status. */
export const finalStatusError = conflictError('Der Status dieser Bestellung kann nicht mehr geändert werden.');
/** The action does not follow the status, or another user was faster. */
export const notAllowedNowError = conflictError('Diese Aktion ist im aktuellen Status nicht möglich.');
/** The answered proposal is no longer the current one. */
export const proposalReplacedError = conflictError('Der vorgeschlagene Termin hat sich inzwischen geändert.');
/** The actor cannot apply the action to this order. */
export const forbiddenError: TransitionError = { code: 'FORBIDDEN', message: 'Sie haben keine Berechtigung für diese Aktion.' };

/** The shop does not let customers cancel (G-146). */
export const cancelForbiddenError: TransitionError = {
  code: 'FORBIDDEN',
  message: 'Diese Bestellung kann nur die Filiale stornieren. Bitte rufen Sie dort an.',
};

/** Throws the error of a transition, if there is one. */
export function throwIf(error: TransitionError | undefined): void {
  if (error) throw new AppError(error.code, { message: error.message });
}
