/** The properties of the pages of a collection. */
import type { ComponentType } from 'react';
import type { Operation } from '../../schema/access/roles';
import type { Collection } from '../../schema/collections/collection';
import type { Fields } from '../../schema/fields/field';
import type { CollectionHooks, EditableRecord, WriteHooks } from './collectionHooks';

export interface PageProps {
  definition: Collection;
  hooks: CollectionHooks;
  /** Tells whether the viewer may run the operation on some records of the collection. */
  can: (operation: Operation) => boolean;
  /** The form fields, with the options that the viewer may choose. */
  formFields: Fields;
  /** Additional controls below the form of a record. */
  Action?: ComponentType<ActionProps> | undefined;
}

export interface ActionProps {
  record: EditableRecord;
  /** Whether the form has unsaved changes, which another version of the record would replace. */
  hasUnsavedChanges: boolean;
}

export interface EditablePageProps extends PageProps {
  hooks: WriteHooks;
}
