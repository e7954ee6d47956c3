/** The process that is measured: a house on the database it is told, or plain node:http sending the bytes it is told. */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../app';
import { diskStorage } from '../media/storage';

const [what, where] = process.argv.slice(2) as ['house' | 'bytes', string];

async function house(databaseUrl: string): Promise<Server> {
  const app = await createApp({
    databaseUrl,
    storage: diskStorage('.data/bench/files'),
    now: () => new Date(),
    publicUrl: 'http://localhost',
  });
  return app.http;
}

function sender(file: string): Server {
  const bytes = readFileSync(file);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length };
  return createServer((_request, response) => response.writeHead(200, headers).end(bytes));
}

async function open(): Promise<void> {
  const http = what === 'house' ? await house(where) : sender(where);
  http.listen(0, '127.0.0.1', () => process.send!((http.address() as AddressInfo).port));
}

void open();
