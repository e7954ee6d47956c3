/** Counts the payment problems of the viewer's branches that are not resolved, so that staff notices one on every page. */
import { canList } from '../../../schema/access/permissions';
import { paymentProblem } from '../../../schema/collections/paymentProblem';
import { useOffice } from '../shell/officeContext';
import { useUnresolvedPaymentProblemsQuery } from './PaymentProblems.generated';

/** Milliseconds. */
const pollInterval = 60_000;

export function useUnresolvedProblems(): number {
  const { me } = useOffice();
  const skip = !canList(me.roles, paymentProblem);
  const { data } = useUnresolvedPaymentProblemsQuery({ skip, pollInterval, skipPollAttempt: () => document.hidden });
  return data?.paymentProblems.total ?? 0;
}
