/** A proxy of a server, for tests of faults in the network: it can close, block or delay connections. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface FaultyProxy {
  /** The URL of the server through the proxy. */
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

export async function startFaultyProxy(serverUrl: string): Promise<FaultyProxy> {
  const url = new URL(serverUrl);
  const { port, hostname } = url;
  const links = new FaultyLinks();
  const server = createServer(client => links.accept(client, () => connect(Number(port), hostname))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut: () => links.cut(),
    hang: () => void (links.isHanging = true),
    delay: millis => void (links.delay = millis),
    repair: () => links.repair(),
    stop: async () => {
      links.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The open connections of the proxy and their faults. */
class FaultyLinks {
  isHanging = false;
  /** Milliseconds. */
  delay = 0;
  private isCut = false;
  private readonly sockets = new Set<Socket>();
  private readonly flushes = new Set<() => void>();

  accept(client: Socket, connectUpstream: () => Socket): void {
    if (this.isCut) return void client.resetAndDestroy();
    const upstream = connectUpstream();
    this.forward(client, upstream);
    this.forward(upstream, client);
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.resetAndDestroy();
  }

  repair(): void {
    [this.isCut, this.isHanging, this.delay] = [false, false, 0];
    for (const flush of this.flushes) flush();
  }

  destroy(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private forward(from: Socket, to: Socket): void {
    const pending: Buffer[] = [];
    const flush = (): void => {
      if (this.isHanging || to.destroyed) return;
      for (const bytes of pending.splice(0)) to.write(bytes);
    };
    from.on('data', (bytes: Buffer) => {
      if (this.isHanging || pending.length > 0) pending.push(bytes);
      else if (this.delay === 0) to.write(bytes);
      else setTimeout(() => (this.isHanging ? pending.push(bytes) : to.write(bytes)), this.delay);
    });
    this.flushes.add(flush);
    this.sockets.add(from);
    from.on('error', () => {});
    from.on('close', () => {
      this.sockets.delete(from);
      this.flushes.delete(flush);
      to.destroy();
    });
  }
}
