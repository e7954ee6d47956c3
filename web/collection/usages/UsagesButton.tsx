/** Opens a dialog that says where a record is used. */
import { useState } from 'react';
import { errorCodes } from '../../../schema/errors/appError';
import { Button } from '../../ui/actions/Button';
import { Loading } from '../../ui/feedback/Skeleton';
import { Dialog } from '../../ui/overlays/Dialog';
import { UsageList } from './UsageList';
import { useUsages } from './useUsages';

interface Props {
  collection: string;
  id: string;
}

export function UsagesButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="list" popup="dialog" onPress={() => setOpen(true)}>
        Wo benutzt?
      </Button>
      {isOpen && <UsagesDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

export function UsagesDialog({ collection, id, onClose }: Props & { onClose: () => void }) {
  const { isLoading, usages, loadMore, retry } = useUsages(collection, id);
  return (
    <Dialog title="Wo benutzt?" onClose={onClose}>
      {isLoading && <Loading />}
      {usages || retry ? <UsageList {...{ usages, loadMore, retry }} /> : !isLoading && <p>{errorCodes.FORBIDDEN.message}</p>}
    </Dialog>
  );
}
