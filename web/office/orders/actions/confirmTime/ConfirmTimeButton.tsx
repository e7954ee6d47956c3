/** Opens the dialog that confirms an order for another time than the planned one. */
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button';
import { orderName } from '../../orderText';
import styles from './ConfirmTime.module.css';
import { ConfirmTimeDialog, type ConfirmTimeProps } from './ConfirmTimeDialog';

export function ConfirmTimeButton(props: ConfirmTimeProps) {
  const { order } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.button}>
      <Button
        variant="secondary"
        icon="clock"
        label={`${orderName(order)} für eine andere Zeit zusagen`}
        popup="dialog"
        onPress={() => setOpen(true)}
      />
      {isOpen && <ConfirmTimeDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
