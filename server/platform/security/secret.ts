/** Secrets that the house makes, shows once and keeps as hashes: of sessions, links, tokens and keys. A stolen table opens no door. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as 43 letters that fit into an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret, 64 hexadecimal digits. Of 256 random bits there is nothing to guess, so the hash need not be slow. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
