/** How models are asked for a viewer: within the limits of a day, and no longer than a client waits for the answer. */
import { AppError } from '../../../../schema/errors/appError';
import type { Context } from '../../../platform/context/context';
import { extendRequestTimeout, requestSignal } from '../../../platform/context/requestScope';
import { modelError, type ModelMessages, type TextModel } from './textModel';

/** Returns the language model. Throws UNAVAILABLE when none is configured. */
export function configuredModel({ services: { textModel } }: Context): TextModel {
  if (!textModel) throw modelError('notConfigured');
  return textModel;
}

/** Counts a request and its characters, or as many as it costs. A failed request counts too, because it may have cost something. */
export async function countModelUse({ viewer, services: { rateLimiters } }: Context, characters: number): Promise<void> {
  try {
    await rateLimiters.textRequests.count(viewer!.id);
    await rateLimiters.textCharacters.count(viewer!.id, characters);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
    const message = 'Sie haben für heute genug Vorschläge und Bilder angefordert. Bitte versuchen Sie es morgen wieder.';
    throw new AppError('RATE_LIMITED', { message, retryAfter: error.retryAfter });
  }
}

/**
 * Runs a counted call of a model, which ends with the request. When the app stops meanwhile, the call ends and is not counted: its client has
 * to ask again, and must not use up the limit twice for one answer.
 */
export async function callModel<T>(
  { viewer, services: { rateLimiters, stopSignal } }: Context,
  characters: number,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signals = [stopSignal, requestSignal()].filter(signal => signal !== undefined);
  try {
    return await call(AbortSignal.any(signals));
  } catch (error) {
    if (!stopSignal.aborted) throw error;
    await Promise.all([rateLimiters.textRequests.reward(viewer!.id), rateLimiters.textCharacters.reward(viewer!.id, characters)]);
    throw modelError('restarting');
  }
}

/** Asks the model, for longer than other requests may take. The question was counted as this many characters. */
export function askModel(context: Context, characters: number, messages: ModelMessages): Promise<string> {
  const model = configuredModel(context);
  extendRequestTimeout(model.timeout + 2_000);
  return callModel(context, characters, signal => model.complete(messages, signal));
}
