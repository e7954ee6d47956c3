/** A local language model for tests with the API of OpenAI for chats. A test decides what it answers, or how it fails. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SentText {
  key: string;
  format: 'text' | 'richText';
  max?: number;
  text: string;
}

interface ModelTask {
  task: string;
  tone: string;
  texts: SentText[];
}

interface ModelRequest {
  headers: IncomingMessage['headers'];
  path: string | undefined;
  model: string;
  instructions: string;
  input: ModelTask;
  /** The parts of a message with an image, which has no task. */
  parts?: readonly MessagePart[];
}

interface MessagePart {
  type: 'text' | 'image_url';
  text?: string;
  image_url?: { url: string };
}

const noTask: ModelTask = { task: '', tone: '', texts: [] };

export interface TextService {
  url: string;
  requests: ModelRequest[];
  /** Returns the new text; undefined leaves a text out. */
  rewrite: (text: SentText) => unknown;
  /** Sends the answer instead, or none. */
  respond: ((response: ServerResponse) => void) | undefined;
  stop: () => void;
}

export async function startTextService(): Promise<TextService> {
  const service = { requests: [], rewrite: ({ text }: SentText) => text } as unknown as TextService;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => (body += chunk));
    request.on('end', () => {
      const { model, messages } = JSON.parse(body) as {
        model: string;
        messages: [{ content: string }, { content: string | MessagePart[] }];
      };
      const [{ content: instructions }, { content }] = messages;
      const sent = typeof content === 'string' ? { input: JSON.parse(content) as ModelTask } : { input: noTask, parts: content };
      const { input } = sent;
      service.requests.push({ headers: request.headers, path: request.url, model, instructions, ...sent });
      if (service.respond) service.respond(response);
      else sendAnswer(response, JSON.stringify({ texts: Object.fromEntries(input.texts.map(text => [text.key, service.rewrite(text)])) }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  service.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return service;
}

/** Sends the text as the model's message. */
export const sendAnswer = (response: ServerResponse, content: string): void =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify({ choices: [{ message: { content } }] }));
