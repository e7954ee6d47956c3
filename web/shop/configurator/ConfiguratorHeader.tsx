/** What is asked now, how far it is, and the way out. */
import type { Ref } from 'react';
import { Button } from '../../ui/actions/Button';
import styles from './Configurator.module.css';
import type { Draft } from './useConfiguration';

interface Props {
  draft: Draft;
  isStepByStep: boolean;
  question: Ref<HTMLHeadingElement>;
  onClose: () => void;
}

export function ConfiguratorHead({ draft: { parts, part, step }, isStepByStep, question, onClose }: Props) {
  const name = part?.name ?? 'Menge';
  return (
    <header className={`${styles.head} ${isStepByStep ? '' : styles.edge}`}>
      <h3 ref={question} tabIndex={-1}>
        {isStepByStep ? name : 'Zusammenstellen'}
      </h3>
      <Button look="text" icon="x" label="Abbrechen" onPress={onClose} />
      {isStepByStep && (
        <div className={styles.progress}>
          <ol aria-hidden="true">
            {[null, ...parts].map((_, index) => (
              <li key={index} className={index < step ? styles.done : index === step ? styles.now : ''} />
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
