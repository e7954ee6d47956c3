/** Uploads several files and manages their progress, errors, cancellation and retries. */
import { useEffect, useRef, useState } from 'react';
import { UploadError } from './uploadFile';

export interface Upload {
  readonly key: number;
  readonly file: File;
  /** The progress from 0 to 1. */
  readonly progress: number;
  readonly error?: string | undefined;
  /** Whether the error is temporary, so that a retry may succeed. */
  readonly canRetry?: boolean;
}

interface UploadsOptions<T> {
  upload: (file: File, options: { onProgress: (progress: number) => void; signal: AbortSignal }) => Promise<T>;
  /** Returns the error message of a file that must not be uploaded. */
  validate?: (file: File) => string | undefined;
  /** Returns the message of a failed upload. */
  messageFor?: (error: UploadError) => string;
  onUpload: (result: T, file: File) => void;
}

let lastKey = 0;
const maxParallel = 3;

/** Uploads files, a few at a time, and aborts all when the component unmounts. */
export function useUploads<T>(options: UploadsOptions<T>) {
  const [items, setItems] = useState<readonly Upload[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const waiting = useRef<Upload[]>([]);
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });
  useEffect(() => {
    const running = controllers.current;
    return () => {
      waiting.current = [];
      for (const controller of running.values()) controller.abort();
      running.clear();
    };
  }, []);

  const updateItem = (key: number, changes: Partial<Upload>): void =>
    setItems(items => items.map(item => (item.key === key ? { ...item, ...changes } : item)));

  const remove = (key: number): void => {
    waiting.current = waiting.current.filter(item => item.key !== key);
    controllers.current.get(key)?.abort();
    setItems(items => items.filter(item => item.key !== key));
  };

  async function upload({ key, file }: Upload): Promise<void> {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    try {
      const result = await current.current.upload(file, {
        onProgress: progress => updateItem(key, { progress }),
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      setItems(items => items.filter(item => item.key !== key));
      current.current.onUpload(result, file);
    } catch (error) {
      if (controller.signal.aborted) return;
      const uploadError = error instanceof UploadError ? error : new UploadError([], 0);
      updateItem(key, {
        error: current.current.messageFor?.(uploadError) ?? uploadError.message,
        canRetry: uploadError.status === 0 || uploadError.status === 503,
      });
    } finally {
      controllers.current.delete(key);
      startNext();
    }
  }

  function startNext(): void {
    while (controllers.current.size < maxParallel && waiting.current.length > 0) void upload(waiting.current.shift()!);
  }

  function start(files: readonly File[]): void {
    const added = files.map(file => ({ key: ++lastKey, file, progress: 0, error: current.current.validate?.(file) }));
    setItems(items => [...items, ...added]);
    waiting.current.push(...added.filter(({ error }) => !error));
    startNext();
  }

  function retry(item: Upload): void {
    updateItem(item.key, { error: undefined, progress: 0 });
    waiting.current.push(item);
    startNext();
  }

  return { items, begin: start, remove, again: retry, isBusy: items.some(({ error }) => !error) };
}
