/** Shows the blocks of the page editor in its preview frame: edits and the examples of empty blocks at once, records that are new to the page once they are loaded. */
import type { ApolloClient } from '@apollo/client';
import type { Id } from '../../../../schema/fields/field';
import { isWithoutContent } from '../../../../schema/blocks/blockContent';
import type { StoredBlock } from '../../../../schema/fields/values';
import { PreviewContentDocument } from '../../../blocks/Page.generated';
import { toBlockInput, type BlockData } from '../../../blocks/pageContext';
import type { ContentMessage } from '../../../blocks/preview/previewMessages';
import { learnRecords, toExample, toLocalBlock, type KnownRecords } from '../../../blocks/preview/localBlocks';

/** Milliseconds without a change before missing records are loaded. */
const loadDelay = 120;

export class LivePreview {
  private readonly stored = new Map<Id, StoredBlock>();
  private readonly blocks = new Map<Id, BlockData>();
  private readonly known: KnownRecords = new Map();
  private order: readonly Id[] = [];
  /** The blocks with records that are not known yet. */
  private readonly missing = new Set<Id>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private loading = Promise.resolve();
  /** Whether the first blocks have been loaded. Until then the public page stays, so that no block disappears for a moment. */
  private isLoaded = false;
  /** The block with a value that is edited on the page. It is not rendered meanwhile, because that would move the caret. */
  private editedId: Id | null = null;

  constructor(
    private readonly client: ApolloClient,
    private readonly show: (blocks: readonly BlockData[]) => void,
  ) {}

  /** Takes a message of the editor. */
  readonly update = ({ order, changed }: ContentMessage): void => {
    this.order = order;
    for (const block of changed) {
      this.stored.set(block.id, block);
      this.updateBlock(block);
    }
    this.isLoaded ||= this.missing.size === 0;
    if (this.isLoaded) this.showAll();
    if (this.missing.size > 0) this.scheduleLoad();
  };

  private scheduleLoad(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.loading = this.loading.then(() => this.load())), loadDelay);
  }

  /** Returns the block as it is in the editor. */
  readonly storedBlock = (id: Id): StoredBlock | undefined => this.stored.get(id);

  /** Leaves this block as it is until another one, or none, is edited on the page. */
  holdBlock(id: Id | null): void {
    const before = this.editedId === null ? undefined : this.stored.get(this.editedId);
    this.editedId = id;
    if (!before || before.id === id) return;
    this.updateBlock(before);
    this.showAll();
    if (this.missing.size > 0) this.scheduleLoad();
  }

  /** Loads a record again that the blocks reference. */
  forget(recordId: Id): void {
    this.known.delete(recordId);
    for (const block of this.stored.values()) if (this.order.includes(block.id)) this.updateBlock(block);
    if (this.missing.size > 0) this.scheduleLoad();
  }

  private updateBlock(block: StoredBlock): void {
    if (block.id === this.editedId) return;
    const data = isWithoutContent(block) ? toExample(block, this.known) : toLocalBlock(block, this.known);
    if (data) this.blocks.set(block.id, data);
    if (data) this.missing.delete(block.id);
    else this.missing.add(block.id);
  }

  /** Loads the blocks with unknown records. The next edit loads again what could not be loaded. */
  private async load(): Promise<void> {
    const sent = [...this.missing].flatMap(id => this.stored.get(id) ?? []);
    this.missing.clear();
    const variables = { content: toBlockInput(sent) };
    const result = await this.client.query({ query: PreviewContentDocument, variables, fetchPolicy: 'no-cache' }).catch(() => undefined);
    result?.data?.previewContent.forEach((loaded, index) => {
      learnRecords(sent[index]!, loaded, this.known);
      if (loaded.id !== this.editedId) this.blocks.set(loaded.id, loaded);
      const current = this.stored.get(loaded.id);
      if (current && current !== sent[index]) this.updateBlock(current); // it was edited meanwhile
    });
    this.isLoaded = true;
    this.showAll();
  }

  private showAll(): void {
    this.show(this.order.flatMap(id => this.blocks.get(id) ?? []));
  }
}
