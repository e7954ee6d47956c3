/** Files on their way: how far each is, what went wrong, and how to stop it or try again. */
import { useEffect, useRef, useState } from 'react';
import { SendingFailed } from './uploadFile';

export interface Sending {
  readonly key: number;
  readonly file: File;
  /** From 0 to 1. */
  readonly share: number;
  readonly error?: string | undefined;
  /** It was not the file's fault: the same may go well the next time. */
  readonly mayTryAgain?: boolean;
}

interface Options<T> {
  send: (file: File, way: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<T>;
  /** What is wrong with a file before it is sent. */
  objection?: (file: File) => string | undefined;
  /** How a refusal is told. */
  textOf?: (failure: SendingFailed) => string;
  onSent: (answer: T, file: File) => void;
}

let keys = 0;
const many = 3;

/** Sends what it is given, a few files at a time; stops everything when whoever asked is gone. */
export function useSending<T>(options: Options<T>) {
  const [items, setItems] = useState<readonly Sending[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const waiting = useRef<Sending[]>([]);
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });
  useEffect(() => {
    const running = stops.current;
    return () => {
      waiting.current = [];
      for (const stop of running.values()) stop.abort();
      running.clear();
    };
  }, []);

  const change = (key: number, to: Partial<Sending>): void =>
    setItems(old => old.map(item => (item.key === key ? { ...item, ...to } : item)));

  const remove = (key: number): void => {
    waiting.current = waiting.current.filter(item => item.key !== key);
    stops.current.get(key)?.abort();
    setItems(old => old.filter(item => item.key !== key));
  };

  async function send({ key, file }: Sending): Promise<void> {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const answer = await current.current.send(file, { onProgress: share => change(key, { share }), signal: stop.signal });
      if (stop.signal.aborted) return;
      setItems(old => old.filter(item => item.key !== key));
      current.current.onSent(answer, file);
    } catch (failure) {
      if (stop.signal.aborted) return;
      const known = failure instanceof SendingFailed ? failure : new SendingFailed([], 0);
      change(key, { error: current.current.textOf?.(known) ?? known.message, mayTryAgain: known.status === 0 || known.status === 503 });
    } finally {
      stops.current.delete(key);
      next();
    }
  }

  function next(): void {
    while (stops.current.size < many && waiting.current.length > 0) void send(waiting.current.shift()!);
  }

  function begin(files: readonly File[]): void {
    const added = files.map(file => ({ key: ++keys, file, share: 0, error: current.current.objection?.(file) }));
    setItems(old => [...old, ...added]);
    waiting.current.push(...added.filter(({ error }) => !error));
    next();
  }

  function again(item: Sending): void {
    change(item.key, { error: undefined, share: 0 });
    waiting.current.push(item);
    next();
  }

  return { items, begin, remove, again, isBusy: items.some(({ error }) => !error) };
}
