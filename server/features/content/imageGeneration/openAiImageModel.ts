/** The client of any model with the API of OpenAI for images. */
import { getField, toObjects } from '../../../../schema/objects';
import type { GeneratedImageSize } from '../../../../schema/rules/site/editing/imageGeneration';
import { maxFileBytes } from '../../../../schema/rules/site/fileTypes';
import { requestModel, type ModelApi } from '../textProposals/openAiRequest';
import { modelError } from '../textProposals/textModel';
import type { ImageModel } from './imageModel';

/** The variables of the environment that configure the model. */
type ModelConfig = Readonly<Record<'AI_URL' | 'AI_KEY' | 'AI_IMAGE_MODEL', string | null>>;

const pixels: { readonly [S in GeneratedImageSize]: string } = { square: '1024x1024', landscape: '1536x1024', portrait: '1024x1536' };

/** Base64 needs four characters for three bytes, and there is some JSON around it. */
const maxAnswerBytes = Math.ceil((maxFileBytes * 4) / 3) + 64 * 1024;

/** Returns the model that the environment configures; null if it configures none. */
export const createImageModel = ({ AI_URL, AI_KEY, AI_IMAGE_MODEL }: ModelConfig): ImageModel | null =>
  AI_URL && AI_IMAGE_MODEL ? openAiImageModel({ url: AI_URL, key: AI_KEY, model: AI_IMAGE_MODEL }) : null;

/** The image is processed after the answer, while the client still waits, so the model gets less time than for texts. */
export function openAiImageModel({ timeout = 100_000, ...api }: Omit<ModelApi, 'timeout'> & { timeout?: number }): ImageModel {
  return {
    timeout,
    async generate({ prompt, size }, signal) {
      const input = { prompt, size: pixels[size], n: 1, ...(!sendsOnlyBase64(api.model) && { response_format: 'b64_json' }) };
      return imageIn(await requestModel({ ...api, timeout }, { path: '/images/generations', input, maxAnswerBytes, signal }));
    },
  };
}

/** These models of OpenAI do not know the option, and always send base64. */
const sendsOnlyBase64 = (model: string): boolean => model.startsWith('gpt-image');

/** Returns the first image. A URL is not followed, because the service could name one in our network. */
function imageIn(answer: object): string {
  const [image] = toObjects(getField(answer, 'data'));
  if (typeof image?.b64_json !== 'string') throw modelError('unusable');
  return image.b64_json;
}
