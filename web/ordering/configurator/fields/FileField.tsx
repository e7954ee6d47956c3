/**
 * The field for the files of a part: selected, dropped or taken with the camera, listed during and after the upload (CONF-12 to CONF-15).
 */
import { useEffect, useId } from 'react';
import { acceptsSeveral, type AnswerFile } from '../../../../schema/rules/product/partAnswers';
import { extensionsOf, validateFile, maxFiles, typesOfPart } from '../../../../schema/rules/site/fileTypes';
import { messageFor } from '../../../../schema/errors/messages';
import { uploadFile, type UploadError } from '../../../files/uploadFile';
import { UploadItem } from '../../../files/UploadItem';
import { useUploads } from '../../../files/useUploads';
import { GroupLabel } from '../../../ui/inputs/Field';
import { FileDropzone } from '../../../ui/inputs/FileDropzone';
import type { CartPart } from '../../cart/cartProduct';
import styles from './FileField.module.css';
import { UploadedItem } from './UploadedItem';

/** The message for a file the server cannot process (T-26). */
const unusableMessage = 'Die Datei konnte nicht verarbeitet werden. Möglicherweise ist sie zu groß oder hat ein unbekanntes Format.';

/** A HEIC image has its own message with instructions. Phones also send HEIC images with other file extensions. */
const heicMessage = messageFor({ path: [], rule: 'heicImage' });

const fileTexts = {
  image: { noun: 'Bild', otherLabel: 'Anderes Bild', several: 'Bilder', kinds: 'JPG, PNG oder GIF' },
  file: { noun: 'Datei', otherLabel: 'Andere Datei', several: 'Dateien', kinds: 'Dokumente, Archive, Bilder, Ton oder Video' },
} as const;

interface Props {
  part: CartPart;
  files: readonly AnswerFile[];
  /** The heading above already names the part. */
  isLabelHidden?: boolean | undefined;
  onChange: (change: (files: readonly AnswerFile[]) => readonly AnswerFile[]) => void;
  /** Reports whether an upload is running. */
  onBusy: (isBusy: boolean) => void;
}

export function FileField({ part, files, isLabelHidden, onChange, onBusy }: Props) {
  const id = useId();
  const isMany = acceptsSeveral(part);
  const isImage = part.type === 'image' || part.type === 'images';
  const types = typesOfPart(part);
  const uploads = useUploads<AnswerFile>({
    upload: (file, options) => uploadFile('/api/uploads', file, options),
    validate: file => validateFile(file, types).map(messageFor)[0],
    messageFor: failure => (isAboutFile(failure) && failure.message !== heicMessage ? unusableMessage : failure.message),
    onUpload: file => onChange(current => (isMany ? [...current, toAnswerFile(file)] : [toAnswerFile(file)])),
  });
  const { isBusy } = uploads;
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy]);

  const remaining = maxFiles - files.length - uploads.items.length;
  const startUploads = (selected: File[]): void => {
    if (!isMany) uploads.items.forEach(({ key }) => uploads.remove(key));
    uploads.start(isMany ? selected.slice(0, Math.max(remaining, 0)) : selected);
  };
  const { noun, otherLabel, several, kinds } = isImage ? fileTexts.image : fileTexts.file;
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-hint`}>
      <GroupLabel isHidden={isLabelHidden} mark={part.optional ? 'optional' : 'required'}>
        {part.name}
      </GroupLabel>
      {part.description && <p className={styles.hint}>{part.description}</p>}
      <FileDropzone
        label={`${isMany ? several : files.length > 0 ? otherLabel : noun} auswählen`}
        accept={extensionsOf(types)}
        isMany={isMany}
        hasCamera={isImage}
        isDisabled={isMany && remaining <= 0}
        describedBy={`${id}-hint`}
        onFiles={startUploads}
      >
        {files.length + uploads.items.length > 0 && (
          <ul className={styles.files} aria-label={several}>
            {files.map(file => (
              <UploadedItem
                key={file.id}
                file={file}
                name={file.name ?? noun}
                onRemove={() => onChange(current => current.filter(other => other.id !== file.id))}
              />
            ))}
            {uploads.items.map(item => (
              <UploadItem key={item.key} item={item} uploads={uploads} />
            ))}
          </ul>
        )}
      </FileDropzone>
      <p id={`${id}-hint`} className={styles.hint}>
        {kinds}, höchstens 10 MB{isMany ? `, bis zu ${maxFiles} ${several}` : ''}
      </p>
    </fieldset>
  );
}

// Errors about the file itself share one message. Limits and lost connections have their own.
const isAboutFile = ({ status, entries }: UploadError): boolean => status === 413 || entries.some(({ field }) => field === 'data');

/** Keeps only the properties that the answer needs (CONF-14). */
const toAnswerFile = ({ id, version, extension, publicHash, mimeType, name, hasPreview }: AnswerFile): AnswerFile => ({
  id,
  version,
  extension,
  publicHash,
  mimeType,
  name,
  hasPreview,
});
