/** Files that belong to a product: chosen, dropped or taken with the camera, shown while they are on their way and after (CONF-12 to CONF-15). */
import { useEffect, useId } from 'react';
import { takesMany, type AnsweredFile } from '../../../schema/rules/product/partAnswers';
import { endingsOf, fileFaults, mostFiles, typesOfPart } from '../../../schema/rules/site/fileTypes';
import { textOf } from '../../../schema/errors/messages';
import { sendFile, type SendingFailed } from '../../files/uploadFile';
import { useSending, type Sending } from '../../files/useUploads';
import { Mark } from '../../ui/inputs/Field';
import { FileDrop } from '../../ui/inputs/FileDropzone';
import { FileRow, useLocalPicture } from '../../ui/inputs/FileItem';
import type { CartPart } from '../cart/state/cartProduct';
import styles from './FileField.module.css';

/** What is said of a file the server can do nothing with (T-26). */
const unusable = 'Die Datei konnte nicht verarbeitet werden. Möglicherweise ist sie zu groß oder hat ein unbekanntes Format.';

/** What can be done about this one is said instead; telephones send it under the names of others. */
const heic = textOf({ path: [], rule: 'heicPicture' });

const words = {
  picture: { noun: 'Bild', other: 'Anderes Bild', several: 'Bilder', kinds: 'JPG, PNG oder GIF' },
  file: { noun: 'Datei', other: 'Andere Datei', several: 'Dateien', kinds: 'Dokumente, Archive, Bilder, Ton oder Video' },
} as const;

interface Props {
  part: CartPart;
  files: readonly AnsweredFile[];
  /** The heading above already says what is asked. */
  isLabelHidden?: boolean | undefined;
  onChange: (change: (files: readonly AnsweredFile[]) => readonly AnsweredFile[]) => void;
  /** Whether something is still on its way. */
  onBusy: (isBusy: boolean) => void;
}

export function FileField({ part, files, isLabelHidden, onChange, onBusy }: Props) {
  const id = useId();
  const isMany = takesMany(part);
  const isPicture = part.type === 'image' || part.type === 'images';
  const types = typesOfPart(part);
  const sending = useSending<AnsweredFile>({
    send: (file, way) => sendFile('/api/uploads', file, way),
    objection: file => fileFaults(file, types).map(textOf)[0],
    textOf: failure => (isAboutFile(failure) && failure.message !== heic ? unusable : failure.message),
    onSent: file => onChange(old => (isMany ? [...old, kept(file)] : [kept(file)])),
  });
  const { isBusy } = sending;
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy]);

  const room = mostFiles - files.length - sending.items.length;
  const begin = (chosen: File[]): void => {
    if (!isMany) sending.items.forEach(({ key }) => sending.remove(key));
    sending.begin(isMany ? chosen.slice(0, Math.max(room, 0)) : chosen);
  };
  const { noun, other, several, kinds } = isPicture ? words.picture : words.file;
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-hint`}>
      <legend className={isLabelHidden ? styles.hidden : styles.label}>
        {part.name}
        <Mark mark={part.optional ? 'optional' : 'required'} />
      </legend>
      {part.description && <p className={styles.hint}>{part.description}</p>}
      <FileDrop
        label={`${isMany ? several : files.length > 0 ? other : noun} auswählen`}
        accept={endingsOf(types)}
        isMany={isMany}
        hasCamera={isPicture}
        isDisabled={isMany && room <= 0}
        describedBy={`${id}-hint`}
        onFiles={begin}
      >
        {files.length + sending.items.length > 0 && (
          <ul className={styles.files} aria-label={several}>
            {files.map(file => (
              <FileRow
                key={file.id}
                name={file.name ?? noun}
                preview={file.hasPreview ? `/upload/${file.publicHash}/preview/${file.id}-${file.version}.jpg` : undefined}
                removeLabel={`${file.name ?? noun} entfernen`}
                onRemove={() => onChange(old => old.filter(other => other.id !== file.id))}
              />
            ))}
            {sending.items.map(item => (
              <SendingRow key={item.key} item={item} onRemove={() => sending.remove(item.key)} onAgain={() => sending.again(item)} />
            ))}
          </ul>
        )}
      </FileDrop>
      <p id={`${id}-hint`} className={styles.hint}>
        {kinds}, höchstens 10 MB{isMany ? `, bis zu ${mostFiles} ${several}` : ''}
      </p>
    </fieldset>
  );
}

function SendingRow({ item, onRemove, onAgain }: { item: Sending; onRemove: () => void; onAgain: () => void }) {
  const { file, share, error, mayTryAgain } = item;
  return (
    <FileRow
      name={file.name}
      preview={useLocalPicture(file)}
      share={share}
      error={error}
      removeLabel={error ? `${file.name} entfernen` : `${file.name} abbrechen`}
      onRemove={onRemove}
      onAgain={mayTryAgain ? onAgain : undefined}
    />
  );
}

// What the server says of the file itself is told in one sentence; a limit or a lost connection is another matter.
const isAboutFile = ({ status, entries }: SendingFailed): boolean => status === 413 || entries.some(({ field }) => field === 'data');

/** No more of the record than the answer needs (CONF-14). */
const kept = ({ id, version, extension, publicHash, mimeType, name, hasPreview }: AnsweredFile): AnsweredFile => ({
  id,
  version,
  extension,
  publicHash,
  mimeType,
  name,
  hasPreview,
});
