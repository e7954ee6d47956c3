/** The simulated visitor: the decision about cookies, and whether the page is shown as to staff with a login. */
import { useId } from 'react';
import type { Simulation } from '../../../../../blocks/preview/previewMessages';
import { Select, Switch } from '../../../../../ui/inputs/controls';
import { Field } from '../../../../../ui/inputs/Field';
import type { SimulationState } from './simulation';
import styles from './Simulator.module.css';

const consents = { declined: 'Abgelehnt', accepted: 'Zugestimmt', open: 'Noch nicht entschieden' };

export function VisitorFields({ simulation: { consent, isSignedIn }, simulate }: Pick<SimulationState, 'simulation' | 'simulate'>) {
  const login = useId();
  return (
    <>
      <Field label="Cookies" hint="Statistik und Werbung werden in der Vorschau nie geladen.">
        <Select
          options={consents}
          empty={null}
          value={consent ?? 'open'}
          onChange={choice => simulate({ consent: choice === 'open' ? null : (choice as Simulation['consent']) })}
        />
      </Field>
      <span className={styles.switch}>
        <label htmlFor={login}>Angemeldet</label>
        <Switch id={login} isOn={isSignedIn} onChange={next => simulate({ isSignedIn: next })} />
      </span>
    </>
  );
}
