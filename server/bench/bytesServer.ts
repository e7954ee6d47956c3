/** Plain node:http that sends one file to whoever asks: the least that an answer of so many bytes can cost. A process of its own, told the file. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const bytes = readFileSync(process.argv[2]!);
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length };
const http = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
http.listen(0, '127.0.0.1', () => process.send!((http.address() as AddressInfo).port));
