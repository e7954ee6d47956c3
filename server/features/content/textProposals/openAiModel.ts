/** The client of any language model with the API of OpenAI for chats. */
import { AppError } from '../../../../schema/errors/appError';
import { getField, toObject, toObjects } from '../../../../schema/objects';
import { modelError, type ModelMessages, type TextModel } from './textModel';

/** The variables of the environment that configure the model. */
type ModelConfig = Readonly<Record<'AI_URL' | 'AI_KEY' | 'AI_MODEL', string | null>>;

interface ModelOptions {
  /** `https://api.openai.com/v1`, or another server with the same API. */
  url: string;
  /** Sent as `Authorization: Bearer …`. */
  key: string | null;
  model: string;
  /** Milliseconds until a request times out; less than the two minutes that our client waits (G-017). */
  timeout?: number;
}

const maxAnswerBytes = 512 * 1024;

/** Returns the model that the environment configures; null if it configures none. */
export const createTextModel = ({ AI_URL, AI_KEY, AI_MODEL }: ModelConfig): TextModel | null =>
  AI_URL && AI_MODEL ? openAiModel({ url: AI_URL, key: AI_KEY, model: AI_MODEL }) : null;

export function openAiModel({ url, key, model, timeout = 110_000 }: ModelOptions): TextModel {
  async function send({ instructions, input, image }: ModelMessages, signals: readonly AbortSignal[]): Promise<string> {
    const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...signals]),
      headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: image ? withImage(input, image) : input },
        ],
      }),
    });
    if (!response.ok) throw await rejection(response);
    return messageIn(await readText(response));
  }

  return {
    timeout,
    complete: (messages, signal) =>
      send(messages, signal ? [signal] : []).catch((error: unknown) => {
        if (signal?.aborted) throw new AppError('UNAVAILABLE'); // nobody waits for the answer any more
        return rethrow(error);
      }),
  };
}

const withImage = (text: string, url: string) => [
  { type: 'text', text },
  { type: 'image_url', image_url: { url } },
];

async function rejection(response: Response): Promise<AppError> {
  await response.body?.cancel();
  console.error(`The language model answered ${response.status}`);
  if (response.status === 429) return modelError('busy');
  return modelError([401, 403].includes(response.status) ? 'unauthorized' : 'unreachable');
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxAnswerBytes) throw modelError('unusable');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Returns the text of the first choice. */
function messageIn(json: string): string {
  const [choice] = toObjects(getField(toObject(JSON.parse(json)), 'choices'));
  const content = getField(toObject(choice?.message), 'content');
  if (typeof content !== 'string') throw modelError('unusable');
  return content;
}

function rethrow(error: unknown): never {
  if (error instanceof AppError) throw error;
  console.error(error);
  if (error instanceof SyntaxError) throw modelError('unusable');
  throw modelError(error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'unreachable');
}
