/**
 * Sends one file by plain node:http: the lower bound of what a response of this size can cost. It runs in a process of its own; its
 * argument is the file.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { portOf } from '../../platform/http/port';

const bytes = readFileSync(process.argv[2]!);
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length };
const http = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
http.listen(0, '127.0.0.1', () => process.send!(portOf(http)));
