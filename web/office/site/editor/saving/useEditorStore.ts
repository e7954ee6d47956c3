/** Connects the store of the page editor with the server, the device and the changes of other editors. */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { newId } from '../../../../hooks/newId';
import { useToast } from '../../../../ui/overlays/Toasts';
import { useOffice } from '../../../shell/officeContext';
import { currentBlocks, type SiteRecord } from '../../blocks/siteRecord';
import { propertiesOf } from '../properties/propertyFields';
import { EditorStore } from './editorStore';
import { createEditStorage } from './storedEdits';
import { createPageServer } from './pageServer';
import { useSiteChangedSubscription } from './SiteEditing.generated';

export function useEditorStore(record: SiteRecord): EditorStore {
  const client = useApolloClient();
  const { me } = useOffice();
  const toast = useToast();
  const [store] = useState(() => {
    const storage = createEditStorage({ user: me.id, site: record.id, tab: newId() });
    const page = { blocks: currentBlocks(record), properties: propertiesOf(record), at: record.updatedAt };
    return new EditorStore(page, createPageServer(client, record.id), storage);
  });
  useEffect(() => {
    void store.start().then(hasRestored => hasRestored && toast('Ihre Änderungen auf diesem Gerät sind wieder da.'));
    return () => store.stop();
  }, [store, toast]);
  useSiteChangedSubscription({
    variables: { id: record.id },
    onData: ({ data: { data } }) => {
      if (data?.siteChanged === null) return void store.end();
      if (data) void store.merge(data.siteChanged.updatedAt).catch(() => {}); // saving merges later
    },
    onError: () => {}, // saving merges what others have changed
  });
  return store;
}
