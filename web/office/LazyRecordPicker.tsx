/** Selects a record from its collection. Loads the hooks of the collection when the first form needs them. */
import { lazy, useState, type ComponentType } from 'react';
import { collectionNames, collections } from '../../schema/collections';
import type { Collection } from '../../schema/collections/collection';
import { searchFieldsOf } from '../../schema/collections/filter';
import type { CollectionHooks } from '../collection/collectionHooks';
import { SearchField } from '../collection/SearchField';
import type { PickerProps } from '../fields/inputs/recordPickerContext';
import { useValueRenderer } from '../fields/views';
import { Select } from '../ui/inputs/controls';
import { LazyBoundary } from '../ui/feedback/LazyBoundary';
import { FieldContext } from '../ui/inputs/fieldContext';
import { loadCollectionHooks } from './loadCollectionHooks';
import styles from './LazyRecordPicker.module.css';

/** Above this number of records the picker shows a search field. */
const maxOptions = 500;

const createPicker = ({ useOptions }: CollectionHooks, definition: Collection) =>
  function Picker({ id, label, empty, value, onChange }: PickerProps) {
    const { fields, useAsTitle } = definition;
    const viewOf = useValueRenderer();
    const [search, setSearch] = useState('');
    const { data, previousData } = useOptions({ variables: { limit: maxOptions, ...(search.trim() && { filter: { search } }) } });
    const page = (data ?? previousData)?.page;
    const optionsById = Object.fromEntries(
      (page?.items ?? []).map(item => [item.id, String(viewOf(fields[useAsTitle]!, item[useAsTitle]))]),
    );
    // The selected record stays an option, even if the list is too long or the viewer cannot read it.
    const options = page && value && !(value in optionsById) ? { [value]: 'Nicht in dieser Liste', ...optionsById } : optionsById;
    const isLong = (search !== '' || (page?.total ?? 0) > maxOptions) && searchFieldsOf(definition).length > 0;
    const select = <Select {...(id && { id })} label={label} empty={empty} options={options} value={value} onChange={onChange} />;
    if (!isLong) return select;
    return (
      <span className={styles.searchable}>
        <FieldContext value={null}>
          <SearchField label={`${definition.label} suchen`} placeholder="Suchen" value={search} onSearch={setSearch} />
        </FieldContext>
        {select}
      </span>
    );
  };

const pickers = Object.fromEntries(
  collectionNames.map(name => [
    name,
    lazy(async () => ({ default: createPicker((await loadCollectionHooks[name]()).hooks, collections[name]) })),
  ]),
) as Record<string, ComponentType<PickerProps>>;

// Images have a picker that shows them.
pickers.image = lazy(async () => ({ default: (await import('./media/ImageField')).ImageField }));

export function LazyRecordPicker(props: PickerProps) {
  const Picker = pickers[props.to]!;
  return (
    <LazyBoundary>
      <Picker {...props} />
    </LazyBoundary>
  );
}
