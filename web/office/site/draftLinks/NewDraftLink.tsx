/** Creates a link to the draft. Its address is shown only now, because the server does not know it afterwards. */
import { useState } from 'react';
import { defaultDuration, draftLinkInput, type DraftLinkDuration } from '../../../../schema/rules/site/editing/draftLink';
import { errorMessage } from '../../../collection/errorMessages';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Select } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { useCreateDraftLinkMutation } from './DraftLinks.generated';
import { DraftAddress } from './DraftAddress';
import styles from './draftLinks.module.css';

const { duration: durationField } = draftLinkInput;

interface Props {
  site: string;
  /** The links that still work. */
  links: readonly { id: string }[];
}

export function NewDraftLink({ site, links }: Props) {
  const [duration, setDuration] = useState(defaultDuration);
  const [create, { data, error, loading }] = useCreateDraftLinkMutation({ refetchQueries: ['DraftLinks'], awaitRefetchQueries: true });
  const created = data?.createDraftLink;
  // An error is shown below.
  const submit = (): void => void create({ variables: { site, duration } }).catch(() => {});
  return (
    <>
      <p>Wer den Link hat, sieht ohne Anmeldung den aktuellen Entwurf dieser Seite, auch spätere Änderungen daran.</p>
      <div className={styles.create}>
        <Field label={durationField.label}>
          <Select
            options={durationField.options}
            empty={null}
            value={duration}
            onChange={value => setDuration(value as DraftLinkDuration)}
          />
        </Field>
        <Button icon="link" isBusy={loading} onPress={submit}>
          Link erzeugen
        </Button>
      </div>
      {error && (
        <Alert tone="error" isNew>
          {errorMessage(error, 'Der Link konnte nicht erzeugt werden.')}
        </Alert>
      )}
      {created && links.some(({ id }) => id === created.link.id) && (
        <DraftAddress key={created.link.id} url={location.origin + created.path} />
      )}
    </>
  );
}
