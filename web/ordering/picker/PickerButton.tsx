/** A button that shows a date or time and opens its picker. */
import { type IconName, Icon } from '../../ui/display/Icon';
import styles from './PickerButton.module.css';

interface PickerButtonProps {
  icon: IconName;
  label: string;
  describedBy?: string | undefined;
  children: string;
  onPress: () => void;
}

export const PickerButton = ({ icon, label, describedBy, children, onPress }: PickerButtonProps) => (
  <button type="button" className={styles.pickerButton} aria-haspopup="dialog" aria-describedby={describedBy} onClick={onPress}>
    <Icon name={icon} />
    <span className={styles.text}>
      <small>{label}</small> <b>{children}</b>
    </span>
    <Icon name="chevron-right" />
  </button>
);
