/** The dialog of what was pressed on the page: an image, or a shared block. */
import type { Id } from '../../../../../schema/fields/field';
import type { StoredBlock } from '../../../../../schema/fields/values';
import type { CanvasMessage, PageMessage } from '../../../../blocks/preview/previewMessages';
import { Dialog } from '../../../../ui/overlays/Dialog';
import type { EditStep } from '../../blocks/blockHistory';
import { SharedContent } from '../../blocks/item/SharedContent';
import { CanvasImageDialog } from './CanvasImageDialog';

export interface DialogRequest {
  message: Extract<CanvasMessage, { preview: 'image' | 'shared' }>;
  answer: (message: PageMessage) => void;
}

interface Props extends DialogRequest {
  block: StoredBlock | undefined;
  change: (id: Id, field: string, value: unknown) => void;
  edit: (edit: EditStep) => void;
  onClose: () => void;
}

export function CanvasDialog({ message, answer, block, change, edit, onClose }: Props) {
  const closeAt = (id: Id, field: string | null, index?: number): void => {
    onClose();
    answer({ preview: 'focus', place: { id, field, index } });
  };
  const { id } = message;
  if (message.preview === 'image') {
    const { field, index } = message;
    return (
      <CanvasImageDialog
        request={message}
        block={block}
        onReplace={value => change(id, field, value)}
        onChanged={image => answer({ preview: 'imageChanged', id: image })}
        onClose={() => closeAt(id, field, index)}
      />
    );
  }
  return (
    block && (
      <Dialog title="Gemeinsamer Inhalt" onClose={() => closeAt(id, 'block')}>
        <SharedContent entry={block} isReadOnly={false} onEdit={edit} onDetached={copy => closeAt(copy, null)} />
      </Dialog>
    )
  );
}
