/** Turns whatever was thrown into an error. */
import { toObject } from '../objects';

/** Returns the thrown value if it is an error, otherwise an error with its text. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(toObject(thrown).message ?? thrown), { cause: thrown });
