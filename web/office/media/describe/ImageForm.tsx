/** The form of an image. A proposal for its description becomes an unsaved change. */
import type { ComponentProps } from 'react';
import type { Id } from '../../../../schema/fields/field';
import { RecordForm } from '../../../forms/RecordForm';
import { useFormState } from '../../../forms/useRecordForm';
import styles from '../media.module.css';
import { DescriptionProposal } from './DescriptionProposal';

export function ImageForm(props: ComponentProps<typeof RecordForm> & { record: { id: Id } }) {
  const { fields, record, isReadOnly, onChanged } = props;
  const state = useFormState(fields, record);
  const describe = (alt: string): void => {
    state.onChange({ ...state.values, alt });
    onChanged?.();
  };
  return (
    <div className={styles.sheet}>
      {!isReadOnly && !state.values.isDecorative && <DescriptionProposal image={record.id} onAccept={describe} />}
      <RecordForm {...props} state={state} />
    </div>
  );
}
