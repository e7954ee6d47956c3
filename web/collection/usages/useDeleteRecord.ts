/** Deletes a record, with another one in its places if one is given. */
import { useApolloClient } from '@apollo/client/react';
import { collectionNames } from '../../../schema/collections';
import type { Collection } from '../../../schema/collections/collection';
import { useToast } from '../../ui/overlays/Toasts';
import type { WriteHooks } from '../collectionHooks';
import { ignoreError } from '../record/ignoreError';
import { useReplaceAndDeleteMutation } from './Usages.generated';

interface Options {
  definition: Collection;
  hooks: Pick<WriteHooks, 'useDelete'>;
  id: string;
  onDeleted: () => void;
}

export function useDeleteRecord({ definition: { name, singularLabel }, hooks, id, onDeleted }: Options) {
  const [deleteRecord, deletion] = hooks.useDelete();
  const [replaceAndDelete, replacing] = useReplaceAndDeleteMutation();
  const client = useApolloClient();
  const toast = useToast();
  const remove = (replacement: string | null): void =>
    void (replacement ? replaceAndDelete({ variables: { collection: name, id, replacement } }) : deleteRecord({ variables: { id } })).then(
      () => {
        toast(replacement ? `${singularLabel} ersetzt und gelöscht.` : `${singularLabel} gelöscht.`);
        onDeleted();
        // Records that used the deleted one are loaded again, after this page has been left.
        if (replacement) setTimeout(() => collectionNames.forEach(fieldName => client.cache.evict({ id: 'ROOT_QUERY', fieldName })));
      },
      ignoreError,
    );
  return { remove, error: replacing.error ?? deletion.error, isBusy: (deletion.loading ?? false) || replacing.loading };
}
