/** Creates the select control for the records of one collection. */
import { useState } from 'react';
import type { Collection } from '../../schema/collections/collection';
import { searchFieldsOf } from '../../schema/collections/filter';
import type { CollectionHooks } from '../collection/collectionHooks';
import { SearchField } from '../collection/list/SearchField';
import type { PickerProps } from '../fields/inputs/recordPickerContext';
import { useValueRenderer } from '../fields/views';
import { Select } from '../ui/inputs/controls';
import { FieldContext } from '../ui/inputs/fieldContext';
import styles from './RecordPicker.module.css';

/** Above this number of records the picker shows a search field. */
const maxOptions = 500;

/** A menu has a hundred pickers of products. They load at the same time and share one request. */
const sharedRequest = { queryDeduplication: true };

export const createRecordPicker = ({ useOptions }: CollectionHooks, definition: Collection) =>
  function Picker({ id, label, empty, value, onChange }: PickerProps) {
    const { fields, useAsTitle } = definition;
    const viewOf = useValueRenderer();
    const [search, setSearch] = useState('');
    const { data, previousData } = useOptions({
      variables: { limit: maxOptions, ...(search.trim() && { filter: { search } }) },
      context: sharedRequest,
    });
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
