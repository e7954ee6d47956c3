/**
 * The records of a branch screen: read once, then updated by events, which carry one record each. Nobody is there to reload the screen, so it
 * tries again after every error.
 */
import { keepCurrent } from '../../orders/live/keepCurrent';
import { isListOutdated, mergeList, newerChange, type Change, type Changes, type Version } from './mergeChanges';

export interface ScreenSource<R> {
  readonly readList: () => Promise<readonly Change<R>[]>;
  /** Reads the ids and versions of the list. */
  readonly readVersions: () => Promise<readonly Version[]>;
  readonly subscribe: (onChange: (change: Change<R>) => void, onError: (error: unknown) => void) => () => void;
}

export interface ScreenState<R> {
  /** Undefined until the first response. Without a connection, the last records stay. */
  readonly records: readonly R[] | undefined;
  /** Why the last request failed. */
  readonly error: Error | undefined;
}

/** Records also leave the screen by themselves, after some hours or at midnight. */
const checkInterval = 60_000;

export class ScreenStore<R> {
  private stored: Changes<R> | undefined;
  private state: ScreenState<R> = { records: undefined, error: undefined };
  private readonly listeners = new Set<() => void>();

  constructor(private readonly source: ScreenSource<R>) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): ScreenState<R> => this.state;

  /** Reads the records and keeps them current. Returns a function that ends it. */
  connect(): () => void {
    const unsubscribe = this.source.subscribe(this.apply, this.fail);
    void this.load();
    const stopChecks = keepCurrent(() => void this.check(), { interval: checkInterval, hasFailed: () => this.state.error !== undefined });
    return () => {
      unsubscribe();
      stopChecks();
    };
  }

  /** Takes a version of a record, unless a newer one is known. */
  readonly apply = (change: Change<R>): void => {
    const known = this.stored?.get(change.id);
    const newer = newerChange(known, change);
    if (!this.stored || newer === known) return;
    this.stored = new Map(this.stored).set(change.id, newer);
    this.setState(this.state.error);
  };

  /** Compares the versions with those of the server, and reads the list if they differ. */
  async check(): Promise<void> {
    try {
      const versions = await this.source.readVersions();
      if (!this.stored || this.state.error || isListOutdated(this.stored, versions)) await this.load();
    } catch (error) {
      this.fail(error);
    }
  }

  private async load(): Promise<void> {
    const before: Changes<R> = this.stored ?? new Map();
    try {
      const received = await this.source.readList();
      this.stored = mergeList(this.stored ?? new Map(), received, before);
      this.setState(undefined);
    } catch (error) {
      this.fail(error);
    }
  }

  private readonly fail = (error: unknown): void =>
    this.setState(error instanceof Error ? error : new Error('The screen could not be read.'));

  private setState(error: Error | undefined): void {
    const records = this.stored && [...this.stored.values()].flatMap(({ record }) => (record === null ? [] : [record]));
    this.state = { records, error };
    for (const listener of this.listeners) listener();
  }
}
