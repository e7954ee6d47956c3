/** Uploads several files and manages their progress, errors, cancellation and retries. */
import { useEffect, useState } from 'react';
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

type SetItems = (change: (items: readonly Upload[]) => readonly Upload[]) => void;

class UploadQueue<T> {
  private waiting: Upload[] = [];
  private readonly controllers = new Map<number, AbortController>();

  constructor(
    public options: UploadsOptions<T>,
    private readonly setItems: SetItems,
  ) {}

  readonly start = (files: readonly File[]): void => {
    const added = files.map(file => ({ key: ++lastKey, file, progress: 0, error: this.options.validate?.(file) }));
    this.setItems(items => [...items, ...added]);
    this.waiting.push(...added.filter(({ error }) => !error));
    this.startNext();
  };

  readonly retry = (item: Upload): void => {
    this.updateItem(item.key, { error: undefined, progress: 0 });
    this.waiting.push(item);
    this.startNext();
  };

  readonly remove = (key: number): void => {
    this.waiting = this.waiting.filter(item => item.key !== key);
    this.controllers.get(key)?.abort();
    this.removeItem(key);
  };

  abort(): void {
    this.waiting = [];
    for (const controller of this.controllers.values()) controller.abort();
    this.controllers.clear();
  }

  private startNext(): void {
    while (this.controllers.size < maxParallel && this.waiting.length > 0) void this.upload(this.waiting.shift()!);
  }

  private async upload({ key, file }: Upload): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    this.controllers.set(key, controller);
    try {
      const result = await this.options.upload(file, { onProgress: progress => this.updateItem(key, { progress }), signal });
      if (signal.aborted) return;
      this.removeItem(key);
      this.options.onUpload(result, file);
    } catch (error) {
      if (!signal.aborted) this.showError(key, error instanceof UploadError ? error : new UploadError([], 0));
    } finally {
      this.controllers.delete(key);
      this.startNext();
    }
  }

  private showError(key: number, error: UploadError): void {
    const canRetry = error.status === 0 || error.status === 503;
    this.updateItem(key, { error: this.options.messageFor?.(error) ?? error.message, canRetry });
  }

  private updateItem(key: number, changes: Partial<Upload>): void {
    this.setItems(items => items.map(item => (item.key === key ? { ...item, ...changes } : item)));
  }

  private removeItem(key: number): void {
    this.setItems(items => items.filter(item => item.key !== key));
  }
}

/** Uploads files, a few at a time, and aborts all when the component unmounts. */
export function useUploads<T>(options: UploadsOptions<T>) {
  const [items, setItems] = useState<readonly Upload[]>([]);
  const [queue] = useState(() => new UploadQueue(options, setItems));
  useEffect(() => {
    queue.options = options;
  });
  useEffect(() => () => queue.abort(), [queue]);
  const { start, remove, retry } = queue;
  return { items, start, remove, retry, isBusy: items.some(({ error }) => !error) };
}
