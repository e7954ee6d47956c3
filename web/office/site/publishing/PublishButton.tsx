/** The button that publishes the page: it opens the dialog, or first what stands in the way. `?publish=1` opens it at once. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/actions/Button';
import type { SiteRecord } from '../blocks/siteRecord';
import { PublishErrors } from '../editor/toolbar/PublishErrors';
import type { FieldPath, SiteEditor } from '../editor/useSiteEditor';
import { PublishDialog } from './PublishDialog';
import { usePublishKey } from './usePublishKey';
import type { SitePlan } from './useSitePlans';

interface Props {
  record: SiteRecord;
  editor: SiteEditor;
  /** Undefined while they are loading; the dialog waits for them. */
  plans: readonly SitePlan[] | undefined;
  /** Opens the field at this path. */
  onOpenField: (path: FieldPath) => void;
}

export function PublishButton({ record, editor, plans, onOpenField }: Props) {
  const [searchParams, setSearchParams] = useSearchParams();
  const [isOpen, setOpen] = useState(searchParams.has('publish'));
  const { fieldErrors, history, saveState } = editor;
  const isDeleted = saveState.kind === 'deleted';
  const isBlocked = history.conflicts.length > 0 || isDeleted;
  usePublishKey(isBlocked ? undefined : () => setOpen(true));
  const close = (): void => {
    setOpen(false);
    if (searchParams.has('publish')) setSearchParams({}, { replace: true });
  };
  return (
    <>
      <Button isInactive={fieldErrors.length > 0} isDisabled={isBlocked} popup="dialog" onPress={() => setOpen(true)}>
        Veröffentlichen
      </Button>
      {isOpen &&
        !isDeleted &&
        (fieldErrors.length > 0 ? (
          <PublishErrors blocks={history.blocks} errors={fieldErrors} onOpenField={onOpenField} onClose={close} />
        ) : (
          plans && <PublishDialog record={record} editor={editor} plans={plans} onOpenField={onOpenField} onClose={close} />
        ))}
    </>
  );
}
