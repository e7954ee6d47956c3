/** The files of a text that are being uploaded, a button to select more, and a notice about images that were not pasted. */
import { useEditorState, type Editor } from '@tiptap/react';
import { useContext } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { FileUploadContext, type UploadedFile } from '../fileUploadContext';
import { insertAtPlace, placeFiles, placesOf, removePlaces } from './imagePlaces';
import styles from './images.module.css';

interface Props {
  editor: Editor;
  /** Whether the user wants to select files. */
  isOpen: boolean;
  onClose: () => void;
}

export function FilePanel({ editor, isOpen, onClose }: Props) {
  const FileUpload = useContext(FileUploadContext);
  const places = useEditorState({ editor, selector: ({ editor: current }) => placesOf(current.state), equalityFn: Object.is });
  const files = places.flatMap(({ file }) => file ?? []);
  const missingCount = places.length - files.length;
  if (places.length === 0 && !isOpen) return null;
  return (
    <div className={styles.panel}>
      {missingCount > 0 && (
        <Alert tone="warning" isNew>
          <p>{missingText(missingCount)}</p>
          <Button variant="text" size="small" onPress={() => removePlaces(editor.view, null)}>
            Ohne {missingCount === 1 ? 'dieses Bild' : 'diese Bilder'} weiter
          </Button>
        </Alert>
      )}
      {FileUpload && (
        <FileUpload
          files={files}
          label={missingCount > 0 ? 'Bild hochladen' : isOpen ? 'Datei auswählen' : undefined}
          onFiles={selected => {
            placeFiles(editor.view, selected);
            onClose();
          }}
          onUpload={(uploaded, file) => insertAtPlace(editor.view, file, toNodes(editor, uploaded))}
          onRemove={file => removePlaces(editor.view, file)}
        />
      )}
    </div>
  );
}

const missingText = (count: number): string =>
  count === 1
    ? 'Ein Bild wurde nicht übernommen, weil es auf einer fremden Seite liegt.'
    : `${count} Bilder wurden nicht übernommen, weil sie auf einer fremden Seite liegen.`;

function toNodes({ schema }: Editor, { url, name, isImage }: UploadedFile) {
  const { image } = schema.nodes;
  return isImage
    ? [image!.create({ src: url, alt: name })]
    : [schema.text(name, [schema.marks.link!.create({ href: url })]), schema.text(' ')];
}
