/** The heading of the current step, the progress and the cancel button. */
import type { Ref } from 'react';
import { Button } from '../../ui/actions/Button';
import styles from './Configurator.module.css';
import type { Configuration } from './useConfiguration';

interface Props {
  configuration: Configuration;
  isStepByStep: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
}

export function ConfiguratorHeader({ configuration: { parts, part, step }, isStepByStep, headingRef, onClose }: Props) {
  const name = part?.name ?? 'Menge';
  return (
    <header className={`${styles.header} ${isStepByStep ? '' : styles.separated}`}>
      <h3 ref={headingRef} tabIndex={-1}>
        {isStepByStep ? name : 'Zusammenstellen'}
      </h3>
      <Button variant="text" icon="x" label="Abbrechen" onPress={onClose} />
      {isStepByStep && (
        <div className={styles.progress}>
          <ol aria-hidden="true">
            {[null, ...parts].map((_, index) => (
              <li key={index} className={index < step ? styles.done : index === step ? styles.current : ''} />
            ))}
          </ol>
          <p>
            Schritt {step + 1} von {parts.length + 1}
            {part?.optional && ' · freiwillig'}
          </p>
        </div>
      )}
    </header>
  );
}
