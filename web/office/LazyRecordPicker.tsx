/** Selects a record from its collection. Loads the hooks of the collection when the first form needs them. */
import { mapKeys } from '../../schema/objects';
import { lazy, type ComponentType } from 'react';
import { collectionNames, collections } from '../../schema/collections';
import type { PickerProps } from '../fields/inputs/recordPickerContext';
import { LazyBoundary } from '../ui/feedback/LazyBoundary';
import { loadCollectionHooks } from './loadCollectionHooks';
import { createRecordPicker } from './createRecordPicker';

const pickers: Record<string, ComponentType<PickerProps>> = mapKeys(collectionNames, name =>
  lazy(async () => ({ default: createRecordPicker((await loadCollectionHooks[name]()).hooks, collections[name]) })),
);

// Images have a picker that shows them, files one that uploads them.
pickers.image = lazy(async () => ({ default: (await import('./media/imageField/ImageField')).ImageField }));
pickers.upload = lazy(async () => ({ default: (await import('./media/fileField/FileField')).FileField }));

export function LazyRecordPicker(props: PickerProps) {
  const Picker = pickers[props.to]!;
  return (
    <LazyBoundary>
      <Picker {...props} />
    </LazyBoundary>
  );
}
