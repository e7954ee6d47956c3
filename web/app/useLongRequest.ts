/** Sends a request that waits for a language model: it may take longer than others, a person can cancel it, and it ends with the component. */
import { useEffect, useRef, useState } from 'react';

/** Milliseconds until such a request times out; the server answers before that (G-017). */
const timeout = 120_000;

/** The options of the operation. */
interface LongRequestOptions {
  context: { fetchOptions: { signal: AbortSignal; timeout: number } };
}

export function useLongRequest() {
  const [state, setState] = useState<'running' | 'cancelled' | 'ended'>('ended');
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    /** Returns the result; undefined when the request fails or is cancelled. */
    async run<T>(send: (options: LongRequestOptions) => Promise<T>): Promise<T | undefined> {
      const { signal } = (controller.current = new AbortController());
      setState('running');
      const result = await send({ context: { fetchOptions: { signal, timeout } } }).catch(() => undefined);
      setState(signal.aborted ? 'cancelled' : 'ended');
      return signal.aborted ? undefined : result;
    },
    cancel: (): void => controller.current?.abort(),
    isRunning: state === 'running',
    isCancelled: state === 'cancelled',
  };
}
