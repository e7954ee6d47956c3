/** The one way the house says no. Both doors, GraphQL and REST, translate it; the web shows it. */
import type { Fault } from '../fields/validation/validate';
import { textOf, type Rule } from './messages';

/** Why: the code both doors answer, the HTTP status, and what people read when nothing closer is said. */
export const reasons = {
  unauthenticated: { code: 'UNAUTHENTICATED', status: 401, text: 'Keine Sitzung gefunden. Bitte melden Sie sich an.' },
  forbidden: { code: 'FORBIDDEN', status: 403, text: 'Sie haben keine Berechtigung für diese Aktion.' },
  notFound: { code: 'NOT_FOUND', status: 404, text: 'Dieser Eintrag wurde nicht gefunden.' },
  tooSlow: { code: 'TIMEOUT', status: 408, text: 'Die Übertragung hat zu lange gedauert.' },
  conflict: { code: 'CONFLICT', status: 409, text: 'Das passt nicht mehr zum aktuellen Stand.' },
  tooLarge: { code: 'TOO_LARGE', status: 413, text: 'Die Anfrage ist zu groß.' },
  invalid: { code: 'INVALID', status: 422, text: 'Bitte prüfen Sie Ihre Eingaben.' },
  tooMany: { code: 'RATE_LIMITED', status: 429, text: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.' },
  internal: { code: 'INTERNAL', status: 500, text: 'Ein unbekannter Fehler ist aufgetreten.' },
  unavailable: { code: 'UNAVAILABLE', status: 503, text: 'Dieser Dienst ist gerade nicht erreichbar.' },
} as const;

type Reason = keyof typeof reasons;

/** Seconds after which it makes sense to ask again, where waiting helps. */
const usualWait: { readonly [R in Reason]?: number } = { tooMany: 60, unavailable: 5 };

export class Refusal extends Error {
  readonly faults: readonly Fault[];
  readonly retryAfter: number | undefined;

  constructor(
    readonly reason: Reason,
    { text = reasons[reason].text as string, faults = [] as readonly Fault[], retryAfter = usualWait[reason] } = {},
  ) {
    super(text);
    this.faults = faults;
    this.retryAfter = retryAfter;
  }
}

/** Refuses what `check` found wrong. */
export function demand(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new Refusal('invalid', { faults });
}

/** One line of an answer's `errors`, the same in REST and in GraphQL's `extensions.errors`. */
export interface ErrorEntry {
  message: string;
  field: string | null;
  code: string;
}

export function entriesOf({ reason, faults, message }: Refusal): ErrorEntry[] {
  const { code } = reasons[reason];
  if (faults.length === 0) return [{ message, field: null, code }];
  return faults.map(fault => ({
    message: textOf(fault),
    field: fault.path.join('.'),
    code: codes[fault.rule] ?? code,
  }));
}

/** Faults that a program may want to tell from the others (table R). */
const codes: { readonly [R in Rule]?: string } = { notUnique: 'NOT_UNIQUE', priceChanged: 'PRICE_CHANGED' };
