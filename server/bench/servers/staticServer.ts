/** Sends static files by express. It runs in a process of its own; its argument is the folder. */
import express from 'express';
import { portOf } from '../../platform/http/port';

const http = express()
  .use(express.static(process.argv[2]!))
  .listen(0, '127.0.0.1', () => process.send!(portOf(http)));
