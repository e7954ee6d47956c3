/** Passwords: argon2id, with the parameters OWASP names (19 MiB, two passes). */
import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

export const isPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password);
