/** Proposed times: one to three, of which the customer picks one (G-152). */
import type { Issue } from '../../../fields/validation/validate';
import { isDateTime } from '../../../fields/validation/formats';

export const maxProposedTimes = 3;
/** The public description of the list. */
export const counterAppointmentsText = 'All proposed times, one to three; the first is counterAppointment. Empty without a proposal.';
const minute = 60_000;
/** A proposal expires this long before the earliest proposed time. */
const expiryMinutes = 30;

interface StoredProposal {
  /** The first proposed time; null when there is no proposal. */
  readonly counterAppointment: Date | null;
  /** All proposed times of the last proposal. */
  readonly proposedTimes: readonly Date[] | null;
}

/** Returns the times of the current proposal, the first one first. The stored list may belong to an earlier proposal. */
export function proposedTimesOf({ counterAppointment, proposedTimes }: StoredProposal): Date[] {
  if (!counterAppointment) return [];
  return proposedTimes?.[0]?.getTime() === counterAppointment.getTime() ? [...proposedTimes] : [counterAppointment];
}

/** Tells whether two lists contain the same times in the same order. */
export const areSameTimes = (a: readonly Date[], b: readonly Date[]): boolean =>
  a.length === b.length && a.every((time, index) => time.getTime() === b[index]!.getTime());

/**
 * Returns when a proposal expires: 30 minutes before its earliest time. A proposal that is made later than that expires at its earliest time,
 * because the customer could not answer it otherwise.
 */
export function proposalExpiry(times: readonly Date[], proposedAt: Date): Date {
  const earliest = Math.min(...times.map(time => time.getTime()));
  const expiry = earliest - expiryMinutes * minute;
  return new Date(expiry > proposedAt.getTime() ? expiry : earliest);
}

interface ProposalInput {
  readonly counterAppointment?: Date | null | undefined;
  readonly counterAppointments?: readonly string[] | null | undefined;
}

/** Returns the input with the first of several times as `counterAppointment`, which stays for clients that know one time only. */
export function withFirstTime<I extends ProposalInput>(input: I): I {
  const { counterAppointment, counterAppointments } = input;
  if (!Array.isArray(counterAppointments) || counterAppointment !== undefined) return input;
  const [first = null] = counterAppointments;
  return { ...input, counterAppointment: typeof first === 'string' ? new Date(isDateTime(first) ? first : Number.NaN) : null };
}

/** Returns the proposed times of a valid input, each once. */
export function inputTimes({ counterAppointment, counterAppointments }: ProposalInput): Date[] {
  const times = counterAppointments?.length
    ? counterAppointments.map(time => new Date(time))
    : counterAppointment
      ? [counterAppointment]
      : [];
  return times.filter((time, index) => times.findIndex(other => other.getTime() === time.getTime()) === index);
}

/** Validates that the list contains times, and that the single time is its first. The fields are valid by themselves. */
export function validateProposal({ counterAppointment, counterAppointments }: ProposalInput): Issue[] {
  if (!Array.isArray(counterAppointments)) return [];
  if (!counterAppointments.every(time => typeof time === 'string' && isDateTime(time)))
    return [{ path: ['counterAppointments'], rule: 'invalidDateTime' }];
  const [first] = inputTimes({ counterAppointments });
  const isFirst = !first || !counterAppointment || first.getTime() === counterAppointment.getTime();
  return isFirst ? [] : [{ path: ['counterAppointment'], rule: 'notAllowed' }];
}
