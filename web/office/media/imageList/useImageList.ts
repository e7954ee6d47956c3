/** The images of a list and what changes them: uploads, selection from the library, moves and removal. */
import { useEffect, useRef, useState } from 'react';
import type { Id } from '../../../../schema/fields/field';
import type { ImageListProps } from '../../../fields/inputs/imageListContext';
import { useToast } from '../../../ui/overlays/Toasts';
import { useImageUpload } from '../image/useImageUpload';
import { insertUploaded, leftOutText, moveImage } from './imageOrder';

export function useImageList({ value, max = Infinity, onChange }: ImageListProps) {
  const toast = useToast();
  const [message, setMessage] = useState<string>();
  // Several uploads may end before the list is rendered again.
  const latest = useRef(value);
  useEffect(() => void (latest.current = value), [value]);
  const change = (ids: readonly Id[]): void => {
    latest.current = ids;
    onChange(ids);
  };
  const upload = useImageListUpload((id, laterIds) => change(insertUploaded(latest.current, id, laterIds)));
  const uploadCount = upload.items.filter(({ error }) => !error).length;
  const room = Math.max(max - value.length - uploadCount, 0);

  /** Takes as many as there is room for. */
  function take<T>(added: readonly T[]): readonly T[] {
    setMessage(leftOutText(added.length - room, max));
    return added.slice(0, room);
  }
  return {
    upload,
    room,
    message,
    uploadFiles: (files: readonly File[]) => upload.start(take(files)),
    add: (ids: readonly Id[]) => change([...latest.current, ...take(ids)]),
    move(from: number, to: number): void {
      if (to < 0 || to >= value.length) return;
      change(moveImage(value, from, to));
      setMessage(`Bild ${from + 1} ist jetzt Bild ${to + 1} von ${value.length}.`);
    },
    remove(index: number): void {
      const removed = value[index]!;
      change(value.toSpliced(index, 1));
      const restore = (): void => change(latest.current.toSpliced(index, 0, removed));
      toast('Bild entfernt.', { label: 'Rückgängig', icon: 'undo-2', shortcut: 'z', run: restore });
    },
  };
}

/** Uploads images and calls back with each id and with the ids of the files that were selected after it. */
function useImageListUpload(onUpload: (id: Id, laterIds: readonly Id[]) => void) {
  const selectedFiles = useRef<File[]>([]);
  const uploadedIds = useRef(new Map<File, Id>());
  const upload = useImageUpload(({ id }, file) => {
    uploadedIds.current.set(file, id);
    const laterFiles = selectedFiles.current.slice(selectedFiles.current.indexOf(file) + 1);
    onUpload(
      id,
      laterFiles.flatMap(later => uploadedIds.current.get(later) ?? []),
    );
  });
  return {
    ...upload,
    start(files: readonly File[]): void {
      selectedFiles.current.push(...files);
      upload.start(files);
    },
  };
}
