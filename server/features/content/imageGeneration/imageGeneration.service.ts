/** Generates an image and stores it like an uploaded one. Nothing is stored when the model fails or nobody waits any more. */
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { imageGenerationInput, type ImageGenerationInput } from '../../../../schema/rules/site/editing/imageGeneration';
import type { Context } from '../../../platform/context/context';
import { requestSignal } from '../../../platform/context/requestScope';
import { parseIncomingFile } from '../../../platform/files/incomingFile';
import type { Image } from '../../media/image/image.entity';
import { imageService } from '../../media/image/image.service';
import { processImage } from '../../media/processing/processFile';
import type { NormalizedImage } from '../../media/processing/resizeImage';
import { callModel, countModelUse } from '../textProposals/modelUse';
import { modelError } from '../textProposals/textModel';

/** An image costs about as much as this many characters of text. */
const imageCharacters = 10_000;

/** Milliseconds to process and store the image after the model has answered. */
const storingTime = 15_000;

/** Tells whether a model is configured that generates images. */
export function hasImageModel(context: Context): boolean {
  context.authorize('image.generate');
  return context.services.imageModel !== null;
}

/**
 * Returns the stored image. It has no description unless one is given, so that the library lists it as undescribed. Throws UNAVAILABLE when
 * the model does not answer as it should, and RATE_LIMITED when the viewer has used up the requests or characters of a day.
 */
export async function generateImage(context: Context, input: ImageGenerationInput): Promise<Image> {
  context.authorize('image.generate');
  throwIfInvalid(validate(imageGenerationInput, input));
  const { prompt, size, alt } = input;
  const { imageModel } = context.services;
  if (!imageModel) throw modelError('notConfigured');
  await countModelUse(context, imageCharacters);
  context.extendTimeout(imageModel.timeout + storingTime);
  const base64 = await callModel(context, imageCharacters, signal => imageModel.generate({ prompt, size: size ?? 'square' }, signal));
  const image = await processGenerated(context, base64);
  if (requestSignal()?.aborted) throw new AppError('UNAVAILABLE'); // nobody waits for the image any more
  return imageService.insertImage(context, { alt: alt?.trim() || null }, image);
}

/** Checks and re-encodes the image like an uploaded one. What is wrong about it is no mistake of the viewer. */
async function processGenerated({ services: { imageQueue } }: Context, base64: string): Promise<NormalizedImage> {
  try {
    return await processImage(imageQueue, parseIncomingFile(`data:application/octet-stream;base64,${base64}`));
  } catch (error) {
    throw error instanceof AppError && ['INVALID', 'TOO_LARGE'].includes(error.code) ? modelError('unusable') : error;
  }
}
