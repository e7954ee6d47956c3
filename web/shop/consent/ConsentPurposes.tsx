/** The purposes of cookies, to choose one by one. Nothing is chosen in advance. */
import { useState } from 'react';
import { consentPurposes, decisionFor, purposesOf, type ConsentDecision, type ConsentPurpose } from '../../../schema/site/consent';
import { keysOf } from '../../../schema/objects';
import { Button } from '../../ui/actions/Button';
import { Checkbox } from '../../ui/inputs/controls';
import styles from './ConsentBanner.module.css';
import { readVisitor } from './proof';

const explanations: Readonly<Record<ConsentPurpose, string>> = {
  statistics: 'Wir zählen, welche Seiten und Produkte gefragt sind und auf welchen Geräten.',
  marketing: 'Werbepartner erfahren, dass Sie hier waren, und können Ihnen Anzeigen zeigen.',
};

export function ConsentPurposes({ decision, onDecide }: { decision: ConsentDecision | null; onDecide: (next: ConsentDecision) => void }) {
  const [chosen, setChosen] = useState(purposesOf(decision));
  const visitor = readVisitor();
  return (
    <>
      <fieldset className={styles.purposes}>
        <legend>Wofür?</legend>
        <p>Warenkorb, Bestellung und diese Auswahl brauchen keine Zustimmung: Ohne sie geht es nicht.</p>
        {keysOf(consentPurposes).map(purpose => (
          <label key={purpose}>
            <Checkbox
              checked={chosen.includes(purpose)}
              onChange={isChosen => setChosen([...chosen.filter(name => name !== purpose), ...(isChosen ? [purpose] : [])])}
            />
            <span>
              <strong>{consentPurposes[purpose]}</strong>
              {explanations[purpose]}
            </span>
          </label>
        ))}
      </fieldset>
      <Button variant="secondary" isWide onPress={() => onDecide(decisionFor(chosen.includes('statistics'), chosen.includes('marketing')))}>
        Auswahl speichern
      </Button>
      {visitor && <p className={styles.proof}>Ihre Zustimmung ist gespeichert unter {visitor}.</p>}
    </>
  );
}
