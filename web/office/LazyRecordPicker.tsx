/** Chooses a record from the list of its collection, whose hooks are loaded when the first form asks. */
import { lazy, useState, type ComponentType } from 'react';
import { collections, type CollectionName } from '../../schema/collections';
import type { Collection } from '../../schema/collections/collection';
import { searchedFields } from '../../schema/collections/filter';
import type { CollectionHooks } from '../collection/collectionHooks';
import { SearchField } from '../collection/SearchField';
import type { PickerProps } from '../fields/inputs/recordPickerContext';
import { useView } from '../fields/views';
import { Select } from '../ui/inputs/controls';
import { LatePart } from '../ui/feedback/LazyBoundary';
import { FieldWiring } from '../ui/inputs/fieldContext';
import { hooksOf } from './loadCollectionHooks';
import styles from './LazyRecordPicker.module.css';

/** More than these are looked for by words. */
const mostChoices = 500;

const pickerOf = ({ useChoices }: CollectionHooks, definition: Collection) =>
  function Picker({ id, label, empty, value, onChange }: PickerProps) {
    const { fields, title } = definition;
    const viewOf = useView();
    const [search, setSearch] = useState('');
    const { data, previousData } = useChoices({ variables: { limit: mostChoices, ...(search.trim() && { filter: { search } }) } });
    const page = (data ?? previousData)?.page;
    const found = Object.fromEntries((page?.items ?? []).map(item => [item.id, String(viewOf(fields[title]!, item[title]))]));
    // What is chosen stays so, even where the list is too long to hold it or the viewer may not see it.
    const options = page && value && !(value in found) ? { [value]: 'Nicht in dieser Liste', ...found } : found;
    const isLong = (search !== '' || (page?.total ?? 0) > mostChoices) && searchedFields(definition).length > 0;
    const select = <Select {...(id && { id })} label={label} empty={empty} options={options} value={value} onChange={onChange} />;
    if (!isLong) return select;
    return (
      <span className={styles.long}>
        <FieldWiring value={null}>
          <SearchField label={`${definition.label} suchen`} placeholder="Suchen" value={search} onSearch={setSearch} />
        </FieldWiring>
        {select}
      </span>
    );
  };

const names = Object.keys(collections) as CollectionName[];
const pickers = Object.fromEntries(
  names.map(name => [name, lazy(async () => ({ default: pickerOf((await hooksOf[name]()).hooks, collections[name]) }))]),
) as Record<string, ComponentType<PickerProps>>;

// Pictures are seen, not named.
pickers.image = lazy(async () => ({ default: (await import('./media/ImageField')).ImageField }));

export function LazyPicker(props: PickerProps) {
  const Picker = pickers[props.to]!;
  return (
    <LatePart>
      <Picker {...props} />
    </LatePart>
  );
}
