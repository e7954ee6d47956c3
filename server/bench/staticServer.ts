/** Sends static files by express. It runs in a process of its own; its argument is the folder. */
import type { AddressInfo } from 'node:net';
import express from 'express';

const http = express()
  .use(express.static(process.argv[2]!))
  .listen(0, '127.0.0.1', () => process.send!((http.address() as AddressInfo).port));
