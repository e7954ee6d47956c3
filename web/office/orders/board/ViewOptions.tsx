/** What this device shows of an order (ORD-14): products and customers can be hidden from who looks over a shoulder. */
import { useId } from 'react';
import { Switch } from '../../../ui/inputs/controls';
import { Icon } from '../../../ui/display/Icon';
import { useBoardView } from './boardContext';
import styles from './ViewOptions.module.css';

export function ViewChoices() {
  const { showsProducts, showsCustomers, setShowsProducts, setShowsCustomers } = useBoardView();
  return (
    <details className={styles.view} onKeyDown={event => event.key === 'Escape' && event.currentTarget.removeAttribute('open')}>
      <summary aria-label="Ansicht">
        <Icon name={showsProducts && showsCustomers ? 'eye' : 'eye-off'} />
      </summary>
      <div className={styles.choices}>
        <Choice label="Produkte anzeigen" isOn={showsProducts} onChange={setShowsProducts} />
        <Choice label="Kundendaten anzeigen" isOn={showsCustomers} onChange={setShowsCustomers} />
      </div>
    </details>
  );
}

function Choice({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} isOn={isOn} onChange={onChange} />
    </div>
  );
}
