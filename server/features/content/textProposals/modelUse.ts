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

/** Asks the model, for longer than other requests may take. The call ends with the request. */
export function askModel(model: TextModel, messages: ModelMessages): Promise<string> {
  extendRequestTimeout(model.timeout + 2_000);
  return model.complete(messages, requestSignal());
}
