/** Says what the preview simulates, and ends it. */
import { useContext } from 'react';
import { inZone } from '../../../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../../../schema/rules/time/dateText';
import { TimeZoneContext } from '../../../../../fields/timeZoneContext';
import { Button } from '../../../../../ui/actions/Button';
import { Badge } from '../../../../../ui/feedback/Badge';
import type { SimulationState } from './simulation';
import styles from './Simulator.module.css';

export function SimulationNotice({ simulation: { time, isMotionReduced }, endSimulation }: SimulationState) {
  const zone = useContext(TimeZoneContext);
  const parts = [...(time === null ? [] : [dateTimeText(inZone(time, zone))]), ...(isMotionReduced ? ['weniger Bewegung'] : [])];
  return (
    <div role="status" className={parts.length > 0 ? styles.notice : undefined}>
      {parts.length > 0 && (
        <>
          {parts.map(part => (
            <Badge key={part} tone="info">{`Simuliert: ${part}`}</Badge>
          ))}
          <Button variant="text" size="small" onPress={endSimulation}>
            Zurücksetzen
          </Button>
        </>
      )}
    </div>
  );
}
