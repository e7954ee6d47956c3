/** The link to a selected file. */
import { FileLink } from '../../../fields/FileLink';
import { useMediaUploadQuery } from '../Media.generated';
import styles from '../media.module.css';

export function FileName({ id }: { id: string }) {
  const { data, error } = useMediaUploadQuery({ variables: { id } });
  if (error) return <p className={styles.alt}>Diese Datei kann nicht angezeigt werden. Vielleicht gibt es sie nicht mehr.</p>;
  return data ? <FileLink file={data.upload} /> : null;
}
