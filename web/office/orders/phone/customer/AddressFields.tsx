/** Where the order is delivered. */
import styles from '../PhoneOrder.module.css';
import { TextFields } from './ContactFields';

const addressLabels = [
  ['street', 'Straße und Hausnummer'],
  ['zipCode', 'PLZ'],
  ['city', 'Ort'],
  ['floor', 'Stock'],
  ['stairway', 'Stiege'],
  ['door', 'Tür'],
] as const;

export const AddressFields = () => (
  <fieldset className={styles.group}>
    <legend>Lieferadresse</legend>
    <TextFields labels={addressLabels} />
  </fieldset>
);
