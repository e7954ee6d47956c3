/** When live orders are read again: for what changed before the subscription, while no messages arrive, and when they arrive again. */
import { isLive, onConnected, onLiveAgain } from '../../../app/socket/connection';

/** The subscriptions are active by then, if the socket was connected before. Finds what changed since the first response. */
const firstCheckDelay = 3_000;
/** After the socket has connected. The server takes the subscriptions first. */
const connectedCheckDelay = 1_000;
/** While no messages arrive over the socket, or the last request has failed. */
const retryInterval = 5_000;

interface Options {
  /** Milliseconds between two checks while the connection is live. */
  readonly interval: number;
  readonly hasFailed: () => boolean;
}

/** Calls `check` until the returned function ends it. */
export function keepCurrent(check: () => void, { interval, hasFailed }: Options): () => void {
  let firstCheck = setTimeout(check, firstCheckDelay);
  const stopWaiting = onConnected(() => {
    clearTimeout(firstCheck);
    firstCheck = setTimeout(check, connectedCheckDelay);
  });
  const checks = setInterval(check, interval);
  const retries = setInterval(() => (isLive() && !hasFailed()) || check(), retryInterval);
  const stopWatching = onLiveAgain(check);
  return () => {
    stopWaiting();
    clearTimeout(firstCheck);
    clearInterval(checks);
    clearInterval(retries);
    stopWatching();
  };
}
