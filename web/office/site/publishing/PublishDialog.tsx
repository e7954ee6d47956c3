/** The dialog that publishes the page: what changes, what the checks found, and when. Enter publishes at once. */
import { useEffect, useRef } from 'react';
import { site } from '../../../../schema/collections/site';
import { errorMessage, failureText } from '../../../collection/errorMessages';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Dialog } from '../../../ui/overlays/Dialog';
import type { SiteRecord } from '../blocks/siteRecord';
import type { FieldPath, SiteEditor } from '../editor/useSiteEditor';
import { usePageChecks } from './checks/usePageChecks';
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

export function PublishDialog({ record, editor, plans, onOpenField, onClose }: Props) {
  const { blocks } = editor.history;
  const publishing = usePublishing(editor, plans, onClose);
  const checks = usePageChecks(record, blocks);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const openBlock = (index: number): void => {
    onClose();
    onOpenField([index]);
  };
  return (
    <Dialog
      title="Seite veröffentlichen"
      width="large"
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Abbrechen
          </Button>
          <Button ref={button} isBusy={publishing.isBusy} onPress={publishing.run}>
            {publishing.label(checks.found.some(({ check }) => check === 'empty'))}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {publishing.error !== undefined && (
        <Alert tone="error" isNew>
          {errorMessage(publishing.error, failureText(site, 'update'))}
        </Alert>
      )}
      <PublishForm {...{ record, blocks, plans, checks, publishing }} onOpenBlock={openBlock} />
    </Dialog>
  );
}
