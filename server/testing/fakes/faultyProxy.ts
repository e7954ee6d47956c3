/** A proxy of the database for tests, which can close, block or delay connections. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface FaultyProxy {
  /** The database URL through the proxy. */
  url: string;
  /** Closes all connections and rejects new ones until `repair`. */
  cut: () => void;
  /** Blocks all data in both directions; new connections get no response. */
  hang: () => void;
  /** Delays all data by this time in milliseconds in each direction. */
  delay: (millis: number) => void;
  repair: () => void;
  stop: () => Promise<void>;
}

export async function startFaultyProxy(databaseUrl: string): Promise<FaultyProxy> {
  const url = new URL(databaseUrl);
  const { port, hostname } = url;
  const sockets = new Set<Socket>();
  const flushes = new Set<() => void>();
  let isCut = false;
  let isHanging = false;
  let delayMillis = 0;

  function forward(from: Socket, to: Socket): void {
    const pending: Buffer[] = [];
    const flush = (): void => {
      if (isHanging || to.destroyed) return;
      for (const bytes of pending.splice(0)) to.write(bytes);
    };
    from.on('data', (bytes: Buffer) => {
      if (isHanging || pending.length > 0) pending.push(bytes);
      else if (delayMillis === 0) to.write(bytes);
      else setTimeout(() => (isHanging ? pending.push(bytes) : to.write(bytes)), delayMillis);
    });
    flushes.add(flush);
    sockets.add(from);
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      flushes.delete(flush);
      to.destroy();
    });
  }

  const server = createServer(client => {
    if (isCut) return void client.resetAndDestroy();
    const upstream = connect(Number(port), hostname);
    forward(client, upstream);
    forward(upstream, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: url.href,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    hang: () => void (isHanging = true),
    delay: millis => void (delayMillis = millis),
    repair: () => {
      [isCut, isHanging, delayMillis] = [false, false, 0];
      for (const flush of flushes) flush();
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
