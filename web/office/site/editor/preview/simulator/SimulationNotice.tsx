/** Says what the preview simulates, and ends it. */
import { useContext } from 'react';
import { inZone } from '../../../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../../../schema/rules/time/dateText';
import { TimeZoneContext } from '../../../../../fields/timeZoneContext';
import type { Simulation } from '../../../../../blocks/preview/previewMessages';
import { usualVisitor } from '../../../../../blocks/preview/simulatedVisitor';
import { Button } from '../../../../../ui/actions/Button';
import { Badge } from '../../../../../ui/feedback/Badge';
import type { SimulationState } from './simulation';
import styles from './Simulator.module.css';

export function SimulationNotice({ simulation, endSimulation }: SimulationState) {
  const zone = useContext(TimeZoneContext);
  const parts = simulatedParts(simulation, zone);
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

/** Returns what differs from the usual preview. */
function simulatedParts({ time, isMotionReduced, consent, isSignedIn }: Simulation, zone: string): string[] {
  const parts = [
    time !== null && dateTimeText(inZone(time, zone)),
    consent === null && 'noch nicht über Cookies entschieden',
    consent !== null && consent !== usualVisitor.consent && 'Cookies zugestimmt',
    isSignedIn && 'angemeldet',
    isMotionReduced && 'weniger Bewegung',
  ];
  return parts.filter(part => part !== false);
}
