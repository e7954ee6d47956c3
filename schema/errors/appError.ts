/** The error class of the whole app. GraphQL and REST translate it; the client shows it. */
import type { Issue } from '../fields/validation/validate';
import { messageFor, type Rule } from './messages';
import { isObject, isArray } from '../objects';

/** Every error: the code in GraphQL and REST, the HTTP status and the default message. */
export const errorCodes = {
  UNAUTHENTICATED: { status: 401, message: 'Keine Sitzung gefunden. Bitte melden Sie sich an.' },
  FORBIDDEN: { status: 403, message: 'Sie haben keine Berechtigung für diese Aktion.' },
  NOT_FOUND: { status: 404, message: 'Dieser Eintrag wurde nicht gefunden.' },
  TIMEOUT: { status: 408, message: 'Die Übertragung hat zu lange gedauert.' },
  CONFLICT: { status: 409, message: 'Das passt nicht mehr zum aktuellen Stand.' },
  TOO_LARGE: { status: 413, message: 'Die Anfrage ist zu groß.' },
  INVALID: { status: 422, message: 'Bitte prüfen Sie Ihre Eingaben.' },
  RATE_LIMITED: { status: 429, message: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.' },
  INTERNAL: { status: 500, message: 'Ein unbekannter Fehler ist aufgetreten.' },
  UNAVAILABLE: { status: 503, message: 'Dieser Dienst ist gerade nicht erreichbar.' },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** Seconds after which a client should retry. */
const defaultRetryAfter: { readonly [R in ErrorCode]?: number } = { RATE_LIMITED: 60, UNAVAILABLE: 5 };

interface ErrorDetails {
  message?: string;
  issues?: readonly Issue[];
  retryAfter?: number | undefined;
}

export class AppError extends Error {
  readonly issues: readonly Issue[];
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    { message = errorCodes[code].message, issues = [], retryAfter = defaultRetryAfter[code] }: ErrorDetails = {},
  ) {
    super(message);
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}

/** Throws INVALID if there are issues. */
export function throwIfInvalid(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new AppError('INVALID', { issues });
}

/** One entry of `errors` in REST responses and of `extensions.errors` in GraphQL. */
export interface ErrorEntry {
  message: string;
  field: string | null;
  code: string;
}

const isErrorEntry = (value: unknown): value is ErrorEntry => isObject(value) && typeof value.message === 'string';

/** Returns the entries of a response, without those that have no message. */
export const parseErrorEntries = (value: unknown): ErrorEntry[] => (isArray(value) ? value.filter(isErrorEntry) : []);

export function toErrorEntries({ code, issues, message }: AppError): ErrorEntry[] {
  if (issues.length === 0) return [{ message, field: null, code }];
  return issues.map(issue => ({
    message: messageFor(issue),
    field: issue.path.join('.'),
    code: issueCodes[issue.rule] ?? code,
  }));
}

/** Issues with a code of their own (table R), so that API clients can recognize them. */
const issueCodes: { readonly [R in Rule]?: string } = {
  notUnique: 'NOT_UNIQUE',
  priceChanged: 'PRICE_CHANGED',
  slotFull: 'CONFLICT',
};
