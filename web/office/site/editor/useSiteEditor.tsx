/** The state of the editor of a page: its blocks, what was saved of them, and what can be done with the whole. */
import { useEffect, useReducer, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { site } from '../../../../schema/collections/site';
import { check } from '../../../../schema/fields/validation/validate';
import { textOf } from '../../../../schema/errors/messages';
import { useUnsaved } from '../../../collection/useUnsavedChanges';
import type { Flaw } from '../../../fields/editors';
import { useSiteLazyQuery, useUpdateSiteMutation, type UpdateSiteMutationVariables } from '../../../generated/collections/site';
import { begin, take, type BlockList, type Blocks, type Step } from '../blocks/blockHistory';
import { entriesOf, givenOf, type SiteRecord } from '../blocks/serializeBlocks';
import { useAutosave, type Autosave } from './useAutosave';

type Change = UpdateSiteMutationVariables['change'];

export interface SiteEditor extends Pick<Autosave<Blocks>, 'saving' | 'isChanged' | 'now'> {
  list: BlockList;
  step: (step: Step) => void;
  flaws: readonly Flaw[];
  /** Changes what is not its blocks: settings, whether it is public. */
  update: (change: Change) => Promise<void>;
  /** Shows the blocks to everybody. */
  publish: () => Promise<void>;
  /** Goes back to what everybody sees. */
  discard: () => Promise<void>;
  /** After a conflict: goes on with the own blocks, or with those of the other one. */
  settle: (whose: 'mine' | 'theirs') => Promise<void>;
  keys: (event: KeyboardEvent) => void;
  question: ReactNode;
}

const { content, type } = site.fields;

const workedAt = (record: SiteRecord): Blocks => entriesOf(record.hasDraft ? record.draft : record.content);

export function useSiteEditor(record: SiteRecord): SiteEditor {
  const { id } = record;
  const [list, step] = useReducer(take, record, first => begin(workedAt(first)));
  const [send] = useUpdateSiteMutation();
  const [read] = useSiteLazyQuery({ fetchPolicy: 'network-only' });
  const version = useRef(record.updatedAt);
  const { mark, question } = useUnsaved();
  const faults = check({ type, content }, { type: record.type, content: list.blocks });
  const flaws = faults.map(fault => ({ path: fault.path.slice(1), text: textOf(fault) }));

  async function update(change: Change): Promise<void> {
    const { data } = await send({ variables: { id, change, ifMatch: version.current } });
    version.current = data!.record.updatedAt;
  }
  const autosave = useAutosave(list.blocks, faults.length === 0, blocks => update({ draft: givenOf(blocks), hasDraft: true }));
  const { isChanged, settled, keep, now } = autosave;
  useEffect(() => mark(isChanged), [mark, isChanged]);

  async function load(blocks: Blocks): Promise<void> {
    step({ do: 'load', blocks });
    keep(blocks);
  }
  return {
    ...autosave,
    list,
    step,
    flaws,
    question,
    update: async change => {
      await settled();
      await update(change);
    },
    publish: async () => {
      await settled();
      const { blocks } = list;
      await update({ content: givenOf(blocks), draft: [], hasDraft: false, isPublic: true });
      keep(blocks);
    },
    discard: async () => {
      await settled();
      await update({ draft: [], hasDraft: false });
      await load(entriesOf(record.content));
    },
    settle: async whose => {
      const { data } = await read({ variables: { id } });
      if (!data) return;
      version.current = data.record.updatedAt;
      if (whose === 'mine') await now();
      else await load(workedAt(data.record));
    },
    keys: event => undoKeys(event, step),
  };
}

// Within a field the browser takes back what was typed there.
function undoKeys(event: KeyboardEvent, step: (step: Step) => void): void {
  const key = event.key.toLowerCase();
  const isTyping = (event.target as Element).matches('input, textarea, select, [contenteditable=true], [contenteditable=true] *');
  if (!(event.ctrlKey || event.metaKey) || isTyping || (key !== 'z' && key !== 'y')) return;
  event.preventDefault();
  step({ do: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
}
