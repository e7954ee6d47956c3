/** The dialog that publishes the page: what changes, what the checks found, and when. Enter publishes at once. */
import { errorMessage } from '../../../collection/errorMessages';
import { DialogError } from '../../../ui/overlays/DialogError';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import type { SiteRecord } from '../blocks/siteRecord';
import type { FieldPath, SiteEditor } from '../editor/useSiteEditor';
import { usePageChecks } from './checks/usePageChecks';
import { OtherSave } from './OtherSave';
import styles from './publishing.module.css';
import { PublishForm } from './PublishForm';
import { usePublishing } from './usePublishing';
import type { SitePlan } from './useSitePlans';

interface Props {
  record: SiteRecord;
  editor: SiteEditor;
  plans: readonly SitePlan[];
  onOpenField: (path: FieldPath) => void;
  onClose: () => void;
}

const failureText = (isLater: boolean): string =>
  `Die Seite wurde nicht ${isLater ? 'geplant' : 'veröffentlicht'}. Bitte prüfen Sie die Verbindung, und versuchen Sie es noch einmal.`;

export function PublishDialog({ record, editor, plans, onOpenField, onClose }: Props) {
  const { blocks } = editor.history;
  const publishing = usePublishing(editor, plans, onClose);
  const checks = usePageChecks(record, blocks);
  const openField = (path: FieldPath): void => {
    onClose();
    onOpenField(path);
  };
  return (
    <FormDialog
      title="Seite veröffentlichen"
      submitLabel={publishing.label(checks.found.some(({ check }) => check === 'empty'))}
      width={record.isPublic ? 'full' : 'large'}
      startsAtSubmit
      isBusy={publishing.isBusy}
      onSubmit={publishing.run}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <OtherSave record={record} merged={editor.merged} />
        {publishing.error !== undefined && <DialogError>{errorMessage(publishing.error, failureText(publishing.isLater))}</DialogError>}
        <PublishForm {...{ record, blocks, plans, checks, publishing }} onOpenField={openField} />
      </div>
    </FormDialog>
  );
}
