/**
 * The state of the page editor outside React: every edit is stored on the device at once, sent after a pause, and merged with what other editors
 * have saved. One request runs at a time.
 */
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { toError } from '../../../../../schema/errors/toError';
import { isConflict } from '../../../errorMessages';
import { hasErrorCode, isConnectionError } from '../../../../app/errorCode';
import { startHistory, type Author } from '../../blocks/blockHistory';
import type { EditStorage } from './storedEdits';
import type { PageServer, PageVersion, SavedProperties } from './pageServer';
import * as pageSteps from './pageSteps';
import * as properties from './propertyEdits';
import { onReconnect, StartedRequest } from './reconnect';
import * as steps from './savingSteps';

/** Milliseconds without a change before the operations are sent, and between two tries while the server cannot be reached. */
const saveDelay = 800;
const retryDelay = 5_000;

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; error: unknown }
  /** The page was deleted: nothing can be saved any more. */
  | { kind: 'deleted' };

interface EditorState extends pageSteps.PageEdits {
  saveState: SaveState;
  /** The last version of another editor that was merged. */
  merged: Author | null;
}

export class EditorStore {
  private state: EditorState;
  private version: string;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopWatching = (): void => {};
  private readonly request = new StartedRequest();
  private running: Promise<unknown> = Promise.resolve();
  private storing: Promise<void> = Promise.resolve();

  constructor(
    page: PageVersion & SavedProperties,
    private readonly server: PageServer,
    private readonly storage: EditStorage,
  ) {
    const edits = { history: startHistory(page.blocks), properties: properties.startProperties(page.properties) };
    this.state = { ...edits, saveState: { kind: 'idle' }, merged: null };
    this.version = page.at;
  }

  readonly get = (): EditorState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Continues what earlier tabs have stored. Returns whether there was something that is not saved. */
  start(): Promise<boolean> {
    this.stopWatching = onReconnect(this.saveAgain);
    return this.run(async () => {
      const before = this.state.history;
      const stored = await this.storage.load();
      if (stored.length === 0) return false;
      await this.mergeTheirs().catch(() => {}); // without a connection, saving merges later
      const author = { editor: this.state.merged?.editor ?? null, at: this.version };
      const restored = stored.reduce((history, edits) => steps.restore(history, edits, author), this.state.history);
      await this.setEdits({ history: restored, properties: properties.restoreProperties(this.state.properties, stored, author) });
      await this.storage.deleteLoaded();
      if (this.isChanged) this.schedule(saveDelay);
      const { changes, conflicts } = this.state.properties;
      const hasBlocks = restored.pending.length > before.pending.length || restored.conflicts.length > before.conflicts.length;
      return hasBlocks || changes.length + conflicts.length > 0;
    });
  }

  /** Sends what is left. */
  stop(): void {
    this.stopWatching();
    clearTimeout(this.timer);
    if (this.isChanged) void this.saveNow();
  }

  readonly edit = (step: pageSteps.PageStep): void => void this.setEdits(pageSteps.applyStep(this.state, step));

  readonly resolve = (...choice: [conflict: Parameters<typeof steps.resolve>[1], winner: 'mine' | 'theirs']): void =>
    void this.setEdits({ history: steps.resolve(this.state.history, ...choice) });

  /** Saves the changes of these properties. Returns whether nothing of them is left; without a connection they are sent later. */
  readonly saveProperties = (names: readonly string[]): Promise<boolean> => {
    void this.setEdits(pageSteps.saveChanges(this.state, names));
    return this.run(() => this.sendProperties());
  };

  readonly resolveProperty = (...choice: [conflict: properties.OpenPropertyConflict, winner: 'mine' | 'theirs']): void => {
    void this.setEdits(pageSteps.resolveProperty(this.state, ...choice));
    void this.saveNow();
  };

  /** Ends the editing of a page that was deleted. */
  readonly end = (): Promise<void> => {
    clearTimeout(this.timer);
    this.setSaveState({ kind: 'deleted' });
    return this.storage.store(undefined);
  };

  /** True if something is not saved yet. */
  get isChanged(): boolean {
    return this.hasOperations || this.state.properties.waiting.length > 0;
  }

  private get hasOperations(): boolean {
    const { sent, pending } = this.state.history;
    return sent.length + pending.length > 0;
  }

  /** Saves at once, also after an error. */
  readonly saveNow = (): Promise<void> =>
    this.run(async () => {
      await this.savePending();
      await this.sendProperties();
    });

  /** Saves at once when the connection is back, instead of waiting for the answer to an earlier request. */
  private readonly saveAgain = (): void => {
    if (!this.isChanged) return;
    this.request.cancelStale();
    void this.saveNow();
  };

  /**
   * Runs a change of the whole page for its current version, after all edits are saved; it returns the changed page, or null
   * when it changed nothing. Returns whether it did; nothing changes a page that was deleted.
   */
  change(work: (version: string) => Promise<{ updatedAt: string } | null>): Promise<boolean> {
    return this.run(async () => {
      do await this.savePending();
      while (this.hasOperations && !this.isStuck);
      const { saveState } = this.state;
      if (saveState.kind === 'failed') throw toError(saveState.error);
      if (saveState.kind === 'deleted') return false;
      try {
        const changed = await work(this.version);
        this.version = changed?.updatedAt ?? this.version;
        return changed !== null;
      } catch (error) {
        if (hasErrorCode(error, 'NOT_FOUND')) return this.end().then(() => false);
        if (isConflict(error)) await this.mergeTheirs(); // so that the next try is for the current version
        throw error;
      }
    });
  }

  /** Merges a version that another editor has saved. */
  readonly merge = (version: string): Promise<void> =>
    this.run(async () => {
      if (version > this.version) await this.mergeTheirs();
    });

  /** Shows these blocks instead of the edited ones. */
  show(blocks: Blocks): void {
    void this.setEdits({ history: startHistory(blocks) });
    this.setSaveState({ kind: 'idle' });
  }

  private run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.running.then(work);
    this.running = result.catch(() => {}); // the caller handles its error
    return result;
  }

  private get isStuck(): boolean {
    const { kind } = this.state.saveState;
    return kind === 'failed' || kind === 'deleted';
  }

  private async savePending(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.hasOperations || this.state.saveState.kind === 'deleted') return;
    await this.setEdits({ history: steps.send(this.state.history) });
    const { sent } = this.state.history;
    if (sent.length === 0) return this.setSaveState({ kind: 'idle' }); // every change was undone
    // The message about a failure stays while it is tried again.
    if (this.state.saveState.kind !== 'failed') this.setSaveState({ kind: 'busy' });
    try {
      const { blocks, at } = await this.server.save(sent, this.version, this.request.start());
      this.version = at;
      await this.setEdits({ history: steps.confirm(this.state.history, blocks) });
      this.setSaveState({ kind: 'saved', at: new Date() });
    } catch (error) {
      await this.setEdits({ history: steps.takeBack(this.state.history) });
      await this.handleFailure(error);
    }
  }

  private async handleFailure(error: unknown): Promise<void> {
    try {
      if (!isConflict(error)) throw error;
      await this.mergeTheirs();
    } catch (reason) {
      if (hasErrorCode(reason, 'NOT_FOUND')) return this.end();
      if (this.request.isCancelled) return; // the next attempt follows at once
      this.setSaveState({ kind: 'failed', error: reason });
      if (isConnectionError(reason)) this.schedule(retryDelay);
    }
  }

  /** Sends the properties that wait for it. Returns whether none are left. */
  private async sendProperties(triesLeft = 3): Promise<boolean> {
    const { conflicts } = this.state.properties;
    const { kind } = this.state.saveState;
    if (kind === 'deleted') return false;
    const sent = properties.waitingChanges(this.state.properties);
    if (sent.length === 0) {
      if (kind === 'failed' && !this.hasOperations) this.setSaveState({ kind: 'idle' }); // every change was undone
      return conflicts.length === 0;
    }
    try {
      const stored = await this.server.saveProperties(sent, this.version, this.request.start());
      this.version = stored.at;
      await this.setEdits(pageSteps.confirmProperties(this.state, sent, stored.properties));
      if (!this.hasOperations) this.setSaveState({ kind: 'saved', at: new Date() });
      return true;
    } catch (error) {
      if (isConnectionError(error)) await this.setEdits({ properties: properties.markUnconfirmed(this.state.properties, sent) });
      if (!isConflict(error) || triesLeft === 1) return this.handlePropertyFailure(error);
      const failure = await this.mergeTheirs().catch(toError);
      return failure ? this.handlePropertyFailure(failure) : this.sendProperties(triesLeft - 1);
    }
  }

  private async handlePropertyFailure(error: unknown): Promise<false> {
    if (hasErrorCode(error, 'NOT_FOUND')) await this.end();
    else if (this.request.isCancelled) return false;
    else if (isConnectionError(error)) {
      this.setSaveState({ kind: 'failed', error });
      this.schedule(retryDelay);
    } else await this.setEdits({ properties: { ...this.state.properties, waiting: [], error } });
    return false;
  }

  private async mergeTheirs(): Promise<void> {
    const theirs = await this.server.load(this.request.start());
    this.version = theirs.at;
    const merged = { editor: theirs.editor, at: theirs.at };
    this.set({ ...this.state, merged });
    await this.setEdits({
      history: steps.merge(this.state.history, theirs),
      properties: properties.mergeProperties(this.state.properties, theirs.properties, merged),
    });
    const { kind } = this.state.saveState;
    // What could not be saved may be saved already, if only the response was lost.
    if (kind === 'busy' || kind === 'failed') this.setSaveState(this.isChanged ? { kind: 'idle' } : { kind: 'saved', at: new Date() });
  }

  /** Shows the next state. Resolves when its edits are stored on the device. */
  private setEdits(edits: Partial<pageSteps.PageEdits>): Promise<void> {
    const { history: before, properties: propertiesBefore } = this.state;
    this.set({ ...this.state, ...edits });
    if (this.state.saveState.kind === 'deleted') return this.storing;
    const { sent, pending, conflicts } = this.state.history;
    if (pending !== before.pending && pending.length > 0) this.schedule(saveDelay);
    const isSame = sent === before.sent && pending === before.pending && conflicts === before.conflicts;
    if (!isSame || this.state.properties !== propertiesBefore) this.store();
    return this.storing;
  }

  private store(): void {
    this.storing = this.storage.store(steps.editsOf(this.state.history, this.state.properties));
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.saveNow(), delay);
  }

  private setSaveState(saveState: SaveState): void {
    this.set({ ...this.state, saveState });
  }

  private set(state: EditorState): void {
    this.state = state;
    this.listeners.forEach(listener => listener());
  }
}
