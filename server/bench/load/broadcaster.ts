/** Sends text to all its sockets, without GraphQL. It runs in a process of its own, as the app does. */
import { portOf } from '../../platform/http/port';
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('listening', () => process.send!(`http://127.0.0.1:${portOf(server)}`));
// The client waits for a response to each of its messages.
server.on('connection', socket => socket.on('message', () => socket.send('{"id":"0","type":"next"}')));
process.on('message', (text: string) => server.clients.forEach(client => client.send(text)));
process.once('disconnect', () => process.exit());
