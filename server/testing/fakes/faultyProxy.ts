/** A line to the database for tests that can be cut, hang or be slow. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface FaultyProxy {
  /** The address of the database, through the proxy. */
  url: string;
  /** Ends every connection now, and refuses new ones until it is mended. */
  cut: () => void;
  /** Lets nothing through in either direction, and accepts connections that never get an answer. */
  hang: () => void;
  /** Holds everything back for this many milliseconds each way. */
  delay: (millis: number) => void;
  mend: () => void;
  stop: () => Promise<void>;
}

export async function faultyProxy(databaseUrl: string): Promise<FaultyProxy> {
  const url = new URL(databaseUrl);
  const { port, hostname } = url;
  const lines = new Set<Socket>();
  const mended = new Set<() => void>();
  let isCut = false;
  let isHanging = false;
  let wait = 0;

  function carry(from: Socket, to: Socket): void {
    const waiting: Buffer[] = [];
    const pass = (): void => {
      if (isHanging || to.destroyed) return;
      for (const bytes of waiting.splice(0)) to.write(bytes);
    };
    from.on('data', (bytes: Buffer) => {
      if (isHanging || waiting.length > 0) waiting.push(bytes);
      else if (wait === 0) to.write(bytes);
      else setTimeout(() => (isHanging ? waiting.push(bytes) : to.write(bytes)), wait);
    });
    mended.add(pass);
    lines.add(from);
    from.on('error', () => {});
    from.on('close', () => {
      lines.delete(from);
      mended.delete(pass);
      to.destroy();
    });
  }

  const server = createServer(near => {
    if (isCut) return void near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    carry(near, far);
    carry(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: url.href,
    cut: () => {
      isCut = true;
      for (const line of lines) line.resetAndDestroy();
    },
    hang: () => void (isHanging = true),
    delay: millis => void (wait = millis),
    mend: () => {
      [isCut, isHanging, wait] = [false, false, 0];
      for (const pass of mended) pass();
    },
    stop: async () => {
      for (const line of lines) line.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
