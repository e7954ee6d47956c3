/** The options of this device (ORD-14): hides products and customer data, for example from bystanders, and rings later than others. */
import { useId } from 'react';
import { useDeviceChoice } from '../../../../app/useDeviceChoice';
import { SegmentedControl } from '../../../../ui/inputs/SegmentedControl';
import { Switch } from '../../../../ui/inputs/controls';
import { Icon } from '../../../../ui/display/Icon';
import { densities } from './density';
import { ringTimes } from '../../alerts/ringing/useRingingOrders';
import { useBoardContext } from '../boardContext';
import { StationOptions } from '../station/StationOptions';
import { useStationChoice } from '../station/stationContext';
import { sortTimes } from '../timing/sortTime';
import styles from './ViewOptions.module.css';

/** Only the board has cards of several sizes, sorted by staff. */
export function ViewOptions({ isBoard = false }: { isBoard?: boolean }) {
  const { isShowingProducts, isShowingCustomers, setShowingProducts, setShowingCustomers, ...view } = useBoardContext();
  const [ringTime, setRingTime] = useDeviceChoice('order_alarm', ringTimes, 'first');
  const loadStations = useStationChoice()?.load;
  return (
    <details
      className={styles.view}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.currentTarget.removeAttribute('open');
        event.currentTarget.querySelector('summary')?.focus(); // it was on an option that is hidden now
      }}
      onToggle={event => event.currentTarget.open && loadStations?.()}
    >
      <summary aria-label="Ansicht">
        <Icon name={isShowingProducts && isShowingCustomers ? 'eye' : 'eye-off'} />
      </summary>
      <div className={styles.options}>
        <ViewOption label="Produkte anzeigen" isOn={isShowingProducts} onChange={setShowingProducts} />
        <ViewOption label="Kundendaten anzeigen" isOn={isShowingCustomers} onChange={setShowingCustomers} />
        {isBoard && (
          <>
            <SegmentedControl label="Größe der Karten" options={densities} value={view.density} onChange={view.setDensity} />
            <SegmentedControl label="Sortierung" options={sortTimes} value={view.sortTime} onChange={view.setSortTime} />
            <SegmentedControl label="Neue Bestellungen" options={ringTimes} value={ringTime} onChange={setRingTime} />
          </>
        )}
        <StationOptions />
      </div>
    </details>
  );
}

function ViewOption({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <div className={styles.option}>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} isOn={isOn} onChange={onChange} />
    </div>
  );
}
