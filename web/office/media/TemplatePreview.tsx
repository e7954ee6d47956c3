/** What an image template makes of a picture, as it is saved: of the newest picture at first, or of one that is chosen. */
import { useState } from 'react';
import type { ShownRecord } from '../../collection/collectionHooks';
import { messageOf } from '../../collection/errorMessages';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Alert';
import { Loading } from '../../ui/feedback/Skeleton';
import { ImageLibrary } from './ImagePicker';
import { useTemplatePreviewQuery } from './Media.generated';
import styles from './media.module.css';

export const TemplatePreview = ({ record }: { record: ShownRecord }) => <Preview key={String(record.updatedAt)} record={record} />;

function Preview({ record }: { record: ShownRecord }) {
  const [image, setImage] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  // What is asked before and after a change reads the same, but is not: neither may stand for the other.
  const anew = { fetchPolicy: 'no-cache', context: { queryDeduplication: false } } as const;
  const { data, error } = useTemplatePreviewQuery({ variables: { id: record.id, image }, ...anew });
  return (
    <section className={styles.sheet} aria-labelledby="preview">
      <h2 id="preview">Vorschau</h2>
      {error && <Note tone="bad">{messageOf(error, 'Die Vorschau konnte nicht geladen werden.')}</Note>}
      {!data && !error && <Loading />}
      {data && <img className={styles.made} src={data.preview} alt={`Was „${String(record.name)}“ aus einem Bild macht`} />}
      <div>
        <Button look="secondary" icon="image" onPress={() => setChoosing(true)}>
          Anderes Bild ansehen
        </Button>
      </div>
      {isChoosing && (
        <ImageLibrary
          onClose={() => setChoosing(false)}
          onChoose={chosen => {
            setImage(chosen);
            setChoosing(false);
          }}
        />
      )}
    </section>
  );
}
