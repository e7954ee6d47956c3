/** Password hashing: argon2id with the parameters recommended by OWASP (19 MiB, two passes). */
import { hash, verify } from '@node-rs/argon2';

const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, hashOptions);

export const isPassword = (hashed: string, password: string): Promise<boolean> => verify(hashed, password);
