/** The blocks of the page, and the way to add one. */
import { useState } from 'react';
import { pageTypeOf } from '../../../../schema/blocks/pageTypes';
import type { Flaw } from '../../../fields/editors';
import { Button } from '../../../ui/actions/Button';
import { BlockPicker } from '../blocks/BlockPicker';
import { BlockRows } from '../blocks/BlockList';
import type { BlockList, Step } from '../blocks/blockHistory';
import type { SiteRecord } from '../blocks/serializeBlocks';
import styles from './SiteEditor.module.css';

interface Props {
  record: SiteRecord;
  list: BlockList;
  flaws: readonly Flaw[];
  isReadOnly: boolean;
  onStep: (step: Step) => void;
}

export function ContentPanel({ record, list, flaws, isReadOnly, onStep }: Props) {
  const [isPicking, setPicking] = useState(false);
  const { allows, max } = pageTypeOf(record.type)!;
  const isFull = list.blocks.length >= max;
  return (
    <>
      <div className={styles.head}>
        <h2>Blöcke</h2>
        {!isReadOnly && !isFull && (
          <Button look="secondary" icon="plus" onPress={() => setPicking(true)}>
            Block hinzufügen
          </Button>
        )}
      </div>
      {list.blocks.length === 0 && <p>Diese Seite ist noch leer.</p>}
      <BlockRows list={list} flaws={flaws} isReadOnly={isReadOnly} onStep={onStep} />
      {isPicking && (
        <BlockPicker
          allows={allows}
          onPick={entry => {
            onStep({ do: 'insert', entry });
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
