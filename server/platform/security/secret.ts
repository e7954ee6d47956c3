/** Creates and hashes secrets of sessions, links, tokens and keys. The database stores only hashes. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Returns 256 random bits as 43 URL-safe characters. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the stored hash, 64 hexadecimal digits. A fast hash is enough, because 256 random bits cannot be guessed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Characters of codes that people read aloud or type, without those that look alike. */
export const codeCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns random characters out of `characters`. */
export const randomText = (characters: string, length: number): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
