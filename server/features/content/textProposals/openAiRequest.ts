/** Requests to any model with the API of OpenAI. They neither follow redirects nor retry, and read a bounded answer. */
import { AppError } from '../../../../schema/errors/appError';
import { getField, toObject } from '../../../../schema/objects';
import { modelError } from './textModel';

/** The API of a model. */
export interface ModelApi {
  /** `https://api.openai.com/v1`, or another server with the same API. */
  url: string;
  /** Sent as `Authorization: Bearer …`. */
  key: string | null;
  model: string;
  /** Milliseconds until a request times out; less than the two minutes that our client waits (G-017). */
  timeout: number;
}

interface ModelRequest {
  /** The path below the URL of the API. */
  path: string;
  /** Sent together with the name of the model. */
  input: object;
  maxAnswerBytes: number;
  /** Ends the request when it aborts. */
  signal: AbortSignal | undefined;
}

type Answer = Readonly<Record<string, unknown>>;

/** Returns the JSON object that the model answers. Throws UNAVAILABLE. */
export const requestModel = (api: ModelApi, request: ModelRequest): Promise<Answer> =>
  send(api, request).catch((error: unknown) => {
    if (request.signal?.aborted) throw new AppError('UNAVAILABLE'); // nobody waits for the answer any more
    return rethrow(error);
  });

async function send({ url, key, model, timeout }: ModelApi, { path, input, maxAnswerBytes, signal }: ModelRequest): Promise<Answer> {
  const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
    headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, ...input }),
  });
  if (!response.ok) throw await rejection(response);
  return readJson(response, maxAnswerBytes);
}

const maxErrorBytes = 16 * 1024;

async function rejection(response: Response): Promise<AppError> {
  console.error(`The AI service answered ${response.status}`);
  if (response.status === 400 && (await isDeclined(response))) return modelError('declined');
  await response.body?.cancel().catch(() => {});
  if (response.status === 429) return modelError('busy');
  return modelError([401, 403].includes(response.status) ? 'unauthorized' : 'unreachable');
}

/** Tells whether the service declines the content of a request because of its rules. */
async function isDeclined(response: Response): Promise<boolean> {
  try {
    const { error } = await readJson(response, maxErrorBytes);
    return /content_policy|content_filter|moderation/.test(String(getField(toObject(error), 'code')));
  } catch {
    return false;
  }
}

/** Parses the body. The error of the parser is not logged, because it quotes the body. */
async function readJson(response: Response, maxBytes: number): Promise<Answer> {
  const isJson = response.headers.get('content-type')?.includes('json');
  const text = isJson ? await readText(response, maxBytes) : '';
  try {
    return toObject(JSON.parse(text));
  } catch {
    await response.body?.cancel().catch(() => {});
    console.error('The AI service answered without JSON');
    throw modelError('unusable');
  }
}

async function readText({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) throw modelError('unusable');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function rethrow(error: unknown): never {
  if (error instanceof AppError) throw error;
  console.error(error);
  throw modelError(error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'unreachable');
}
