/** Creates and hashes secrets of sessions, links, tokens and keys. The database stores only hashes. */
import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as 43 URL-safe characters. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the stored hash, 64 hexadecimal digits. A fast hash is enough, because 256 random bits cannot be guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
