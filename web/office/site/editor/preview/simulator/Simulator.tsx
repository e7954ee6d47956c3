/** A menu that shows the preview at another time, when a branch is open or closed, to another visitor, and with less motion. */
import { useId, useRef, useState } from 'react';
import { Button } from '../../../../../ui/actions/Button';
import { Switch } from '../../../../../ui/inputs/controls';
import { useDismiss } from '../../../../../ui/overlays/useDismiss';
import { OpeningChoice } from './OpeningChoice';
import type { SimulationState } from './simulation';
import { TimeField } from './TimeField';
import { VisitorFields } from './VisitorFields';
import styles from './Simulator.module.css';

export function Simulator({ simulation, simulate }: SimulationState) {
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const [panel, motion] = [useId(), useId()];
  useDismiss(container, isOpen, () => setOpen(false));
  return (
    <div ref={container}>
      <Button variant="text" icon="clock" label="Simulieren" isExpanded={isOpen} controls={panel} onPress={() => setOpen(!isOpen)} />
      <div id={panel} role="group" aria-label="Simulieren" hidden={!isOpen} className={styles.panel}>
        {isOpen && (
          <>
            <p>Gilt nur für diese Vorschau. Gespeichert wird nichts.</p>
            <TimeField time={simulation.time} onChange={time => simulate({ time })} />
            <OpeningChoice time={simulation.time} onChange={time => simulate({ time })} />
            <VisitorFields simulation={simulation} simulate={simulate} />
            <span className={styles.switch}>
              <label htmlFor={motion}>Weniger Bewegung</label>
              <Switch id={motion} isOn={simulation.isMotionReduced} onChange={isMotionReduced => simulate({ isMotionReduced })} />
            </span>
          </>
        )}
      </div>
    </div>
  );
}
