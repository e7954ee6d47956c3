/** The client of any language model with the API of OpenAI for chats. */
import { getField, toObject, toObjects } from '../../../../schema/objects';
import { requestModel, type ModelApi } from './openAiRequest';
import { modelError, type ModelMessages, type TextModel } from './textModel';

/** The variables of the environment that configure the model. */
type ModelConfig = Readonly<Record<'AI_URL' | 'AI_KEY' | 'AI_MODEL', string | null>>;

const maxAnswerBytes = 512 * 1024;

/** Returns the model that the environment configures; null if it configures none. */
export const createTextModel = ({ AI_URL, AI_KEY, AI_MODEL }: ModelConfig): TextModel | null =>
  AI_URL && AI_MODEL ? openAiModel({ url: AI_URL, key: AI_KEY, model: AI_MODEL }) : null;

export function openAiModel({ timeout = 110_000, ...api }: Omit<ModelApi, 'timeout'> & { timeout?: number }): TextModel {
  return {
    timeout,
    async complete(messages, signal) {
      const input = { messages: toChat(messages) };
      return messageIn(await requestModel({ ...api, timeout }, { path: '/chat/completions', input, maxAnswerBytes, signal }));
    },
  };
}

const toChat = ({ instructions, input, image }: ModelMessages) => [
  { role: 'system', content: instructions },
  { role: 'user', content: image ? withImage(input, image) : input },
];

const withImage = (text: string, url: string) => [
  { type: 'text', text },
  { type: 'image_url', image_url: { url } },
];

/** Returns the text of the first choice. */
function messageIn(answer: object): string {
  const [choice] = toObjects(getField(answer, 'choices'));
  const content = getField(toObject(choice?.message), 'content');
  if (typeof content !== 'string') throw modelError('unusable');
  return content;
}
