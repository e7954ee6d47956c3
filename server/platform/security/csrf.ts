/** Proof that a page of ours asks: it alone can read the token that belongs to the session, and sends it along as a header (G-077, A-07). */
import { createHash, timingSafeEqual } from 'node:crypto';

export const csrfHeader = 'x-csrf-token';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The token of a session. It tells nothing of the session itself. */
export const csrfTokenOf = (session: string): string => digest(`csrf ${session}`).toString('base64url');

/** Whether this is the token of the session; compared in the same time whatever it is. */
export const isCsrfToken = (session: string, token: string): boolean => timingSafeEqual(digest(csrfTokenOf(session)), digest(token));
