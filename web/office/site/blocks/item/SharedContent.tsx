/** Below the form of a shared block and in its dialog: where its content is used, and the ways to change it everywhere or only here. */
import { useUsages } from '../../../../collection/usages/useUsages';
import { UsageList } from '../../../../collection/usages/UsageList';
import { block as definition } from '../../../../../schema/collections/block';
import { restPath } from '../../../../../schema/collections/collection';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { getField } from '../../../../../schema/objects';
import { Button, LinkButton } from '../../../../ui/actions/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import { useToast } from '../../../../ui/overlays/Toasts';
import type { EditStep } from '../blockHistory';
import styles from '../BlockList.module.css';
import { useSharedContent } from './useSharedContent';

interface Props {
  entry: StoredBlock;
  isReadOnly: boolean;
  onEdit: (edit: EditStep) => void;
  /** Called with the id of the copy that is in its place. */
  onDetached?: (copy: string) => void;
}

export function SharedContent({ entry, ...props }: Props) {
  const id = getField(entry.value, 'block');
  if (entry.type !== 'shared' || typeof id !== 'string') return null;
  return <ChosenContent key={id} id={id} entry={entry} {...props} />;
}

function ChosenContent({ id, entry, isReadOnly, onEdit, onDetached }: Props & { id: string }) {
  const { usages, loadMore, retry } = useUsages(definition.name, id);
  const { warning, copy: copyOf, reload } = useSharedContent(id);
  const toast = useToast();
  const retryAll = (): void => {
    retry?.();
    reload();
  };
  const detach = (): void => {
    const copy = copyOf?.(entry);
    if (!copy) return;
    onEdit({ do: 'exchange', id: entry.id, block: copy });
    onEdit({ do: 'open', id: copy.id });
    toast('Gelöst: Änderungen an diesem Block gelten nur noch hier.');
    onDetached?.(copy.id);
  };
  return (
    <div>
      {warning && <Alert tone="warning">{warning}</Alert>}
      <UsageList {...{ usages, loadMore }} retry={retry && retryAll} />
      <div className={styles.shared}>
        <LinkButton variant="secondary" icon="pencil" to={`/backend/${restPath(definition)}/${id}`}>
          Inhalt bearbeiten
        </LinkButton>
        {!isReadOnly && copyOf && (
          <Button variant="secondary" icon="copy" onPress={detach}>
            Hier lösen (Kopie)
          </Button>
        )}
      </div>
    </div>
  );
}
