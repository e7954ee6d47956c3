/** CSRF tokens (G-077, A-07). Only pages of the same origin can read the token of a session and send it as a header. */
import { createHash, timingSafeEqual } from 'node:crypto';

export const csrfHeader = 'x-csrf-token';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns the CSRF token of a session. It reveals nothing about the session. */
export const createCsrfToken = (session: string): string => hash(`csrf ${session}`).toString('base64url');

/** Tells whether this is the CSRF token of the session; compares in constant time. */
export const isCsrfToken = (session: string, token: string): boolean => timingSafeEqual(hash(createCsrfToken(session)), hash(token));
