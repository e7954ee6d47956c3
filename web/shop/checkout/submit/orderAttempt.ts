/** The key under which an order is sent (G-130): until an answer has come, all that is sent is one order, also after a reload or a change. */
import { newId } from '../../../hooks/newId';
import { forget, load, save } from '../../../app/browserStorage';
import type { CreateOrderMutationVariables } from '../Checkout.generated';

export type SentDraft = CreateOrderMutationVariables['draft'];

interface Attempt {
  key: string;
  /** What was sent under it and not answered: one of these may have been taken. */
  unanswered: readonly SentDraft[];
}

const place = 'attempt';

function kept(): Attempt | null {
  const attempt = load('session', place) as Partial<Attempt> | null;
  return typeof attempt?.key === 'string' && Array.isArray(attempt.unanswered) ? (attempt as Attempt) : null;
}

const isSame = (one: SentDraft, other: SentDraft): boolean => JSON.stringify(one) === JSON.stringify(other);
const without = (drafts: readonly SentDraft[], draft: SentDraft): SentDraft[] => drafts.filter(other => !isSame(other, draft));

/** Notes that this is being sent, and says under which key. */
export function beginAttempt(draft: SentDraft): string {
  const { key, unanswered } = kept() ?? { key: newId(), unanswered: [] };
  save('session', place, { key, unanswered: [draft, ...without(unanswered, draft)] });
  return key;
}

/** The server will not have this one. Its key is free again, unless something else was sent under it. */
export function refuseAttempt(draft: SentDraft): void {
  const attempt = kept();
  const unanswered = without(attempt?.unanswered ?? [], draft);
  if (attempt && unanswered.length > 0) save('session', place, { ...attempt, unanswered });
  else endAttempt();
}

/** What else was sent under the key, the last first. */
export const earlierDrafts = (draft: SentDraft): SentDraft[] => without(kept()?.unanswered ?? [], draft);

/** The order is placed. */
export const endAttempt = (): void => forget('session', place);
