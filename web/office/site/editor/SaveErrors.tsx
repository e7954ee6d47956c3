/** Shows why the last changes are not saved, and what other editors changed at the same time. All of it stays on the device. */
import { site } from '../../../../schema/collections/site';
import { isConnectionError } from '../../../app/errorCode';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { failureText, errorMessage } from '../../../collection/errorMessages';
import { ConflictNotice } from './conflicts/ConflictNotice';
import type { PropertyPart } from './properties/propertyFields';
import { PropertyNotice } from './properties/PropertyNotice';
import styles from './SiteEditor.module.css';
import type { SiteEditor } from './useSiteEditor';

const offlineText =
  'Der Server ist nicht erreichbar. Ihre Änderungen bleiben auf diesem Gerät und werden gespeichert, sobald er wieder antwortet.';

const deletedText = 'Diese Seite wurde inzwischen gelöscht. Ihre letzten Änderungen können nicht mehr gespeichert werden.';

interface Props {
  editor: SiteEditor;
  onOpenBlock: (id: string) => void;
  /** Opens the tab with these properties. */
  onOpenPart: (part: PropertyPart) => void;
}

export const SaveErrors = ({ editor, onOpenBlock, onOpenPart }: Props) => (
  <>
    <SaveFailure editor={editor} />
    {editor.history.conflicts.length > 0 && (
      <div className={styles.notice}>
        <ConflictNotice blocks={editor.history.blocks} onOpenBlock={onOpenBlock} />
      </div>
    )}
    <PropertyNotice conflicts={editor.properties.conflicts} onOpenPart={onOpenPart} />
  </>
);

function SaveFailure({ editor: { saveState, saveNow } }: Pick<Props, 'editor'>) {
  if (saveState.kind === 'deleted')
    return (
      <div className={styles.notice}>
        <Alert tone="error" isNew title={deletedText} />
      </div>
    );
  if (saveState.kind !== 'failed') return null;
  const { error } = saveState;
  return (
    <div className={styles.notice}>
      <Alert
        tone={isConnectionError(error) ? 'warning' : 'error'}
        isNew
        title={isConnectionError(error) ? offlineText : errorMessage(error, failureText(site, 'update'))}
      >
        <div className={styles.actions}>
          <Button variant="secondary" icon="refresh-cw" onPress={() => void saveNow()}>
            Erneut versuchen
          </Button>
        </div>
      </Alert>
    </div>
  );
}
