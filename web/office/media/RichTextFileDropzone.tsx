/** Files for a text: pictures go to the library, drawings and pages to the files (CMS-16). */
import { imagePath } from '../../../schema/site/imageUrls';
import { endingsOf, fileFaults, pictureTypes, textFileTypes, typeOfName } from '../../../schema/rules/site/fileTypes';
import { textOf } from '../../../schema/errors/messages';
import type { TextFile } from '../../fields/richText/fileUploadContext';
import { sendFile } from '../../files/uploadFile';
import { useSending } from '../../files/useUploads';
import { FileDrop } from '../../ui/inputs/FileDropzone';
import { SendingList } from './UploadProgressList';
import { nameOf, type SentImage } from './useImageUpload';

type Sent = SentImage & { publicHash?: string };

const isPicture = (file: File): boolean => pictureTypes.includes(typeOfName(file.name)!);

export function TextFileDrop({ onSent }: { onSent: (file: TextFile) => void }) {
  const sending = useSending<Sent>({
    send: (file, way) =>
      isPicture(file) ? sendFile('/api/images', file, { ...way, fields: { alt: nameOf(file) } }) : sendFile('/api/uploads', file, way),
    objection: file => fileFaults(file, textFileTypes).map(textOf)[0],
    onSent: (sent, file) => onSent(isPicture(file) ? pictureIn(sent, file) : linkTo(sent, file)),
  });
  return (
    <FileDrop label="Datei auswählen" accept={endingsOf(textFileTypes)} onFiles={sending.begin}>
      <SendingList sending={sending} />
    </FileDrop>
  );
}

const pictureIn = (sent: Sent, file: File): TextFile => ({ address: imagePath(sent, 'small'), name: nameOf(file), isPicture: true });

const linkTo = ({ id, version, extension, publicHash }: Sent, { name }: File): TextFile => ({
  address: `/upload/${publicHash}/${id}-${version}.${extension}`,
  name,
  isPicture: false,
});
