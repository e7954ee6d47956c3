/** An uploaded file of an answer, with its preview. */
import type { AnswerFile } from '../../../../schema/rules/product/partAnswers';
import { uploadPreviewPath } from '../../../../schema/site/uploadUrls';
import { FileItem } from '../../../ui/inputs/FileItem';

export const UploadedItem = ({ file, name, onRemove }: { file: AnswerFile; name: string; onRemove: () => void }) => (
  <FileItem
    name={name}
    preview={file.hasPreview ? uploadPreviewPath(file) : undefined}
    removeLabel={`${name} entfernen`}
    onRemove={onRemove}
  />
);
