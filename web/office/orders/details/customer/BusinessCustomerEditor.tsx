/** Sets the business customer of an order. */
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import { useSetBusinessCustomerMutation, type BusinessCustomerFragment } from './BusinessCustomer.generated';
import styles from './BusinessCustomer.module.css';
import { errorText } from '../../actions/errorText';
import { BusinessCustomerSelect } from './BusinessCustomerSelect';

export interface BusinessCustomerEditorProps {
  id: string;
  version: string;
  current: BusinessCustomerFragment | null;
  onClose: () => void;
}

export function BusinessCustomerEditor({ id, version, current, onClose }: BusinessCustomerEditorProps) {
  const [value, setValue] = useState<string | null>(current?.id ?? null);
  const [setBusinessCustomer, { loading, error }] = useSetBusinessCustomerMutation();
  const save = (): void => void setBusinessCustomer({ variables: { id, customer: value, ifMatch: version } }).then(onClose, () => {}); // the message is shown below
  return (
    <div className={styles.editor}>
      <BusinessCustomerSelect current={current} value={value} onChange={setValue} />
      {error && (
        <Alert tone="error" isNew>
          {errorText(error, 'update')}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onPress={onClose}>
          Abbrechen
        </Button>
        <Button isBusy={loading} onPress={save}>
          Speichern
        </Button>
      </div>
    </div>
  );
}
