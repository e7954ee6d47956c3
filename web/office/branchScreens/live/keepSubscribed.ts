/** Keeps a subscription of a branch screen: one that the server has ended starts again, because nobody is there to reload the screen. */

const restartDelay = 10_000;

interface Result<Data> {
  readonly data?: Data | undefined;
  readonly error?: Error | undefined;
}

interface Observer<Data> {
  next: (result: Result<Data>) => void;
  error: (error: unknown) => void;
  complete: () => void;
}

interface Stream<Data> {
  subscribe: (observer: Observer<Data>) => { unsubscribe: () => void };
}

interface Handlers<Data> {
  onData: (data: Data) => void;
  onError: (error: unknown) => void;
}

/** Returns a function that ends the subscription. */
export function keepSubscribed<Data>(open: () => Stream<Data>, { onData, onError }: Handlers<Data>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let subscription = start();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    subscription.unsubscribe();
  };

  function start(): { unsubscribe: () => void } {
    return open().subscribe({
      next: ({ data, error }) => {
        if (data) onData(data);
        if (error) onError(error);
      },
      error: error => {
        onError(error);
        restart();
      },
      complete: restart,
    });
  }

  function restart(): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => (subscription = start()), restartDelay);
  }
}
