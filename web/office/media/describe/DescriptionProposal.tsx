/** Proposes the description of an image, which a person accepts, edits or rejects. It stores nothing. */
import { useId, useRef } from 'react';
import type { Id } from '../../../../schema/fields/field';
import { normalizeLine } from '../../../../schema/fields/validation/characters';
import { maxDescriptionLength } from '../../../../schema/rules/site/editing/imageDescription';
import { errorMessage } from '../../../collection/errorMessages';
import { Button } from '../../../ui/actions/Button';
import { TextArea } from '../../../ui/inputs/controls';
import { FieldErrorText } from '../../../ui/inputs/Field';
import { useHasTextModel } from '../../shell/useHasTextModel';
import styles from './describe.module.css';
import { useDescriptionProposal } from './useDescriptionProposal';

interface Props {
  image: Id;
  /** Which of several images it is: `Bild 3`. */
  label?: string;
  onAccept: (text: string) => void;
}

const proposeText = 'Beschreibung vorschlagen';
const small = { variant: 'secondary', size: 'small' } as const;
const offlineText = 'Der Server ist nicht erreichbar. Bitte prüfen Sie die Verbindung, und versuchen Sie es noch einmal.';

export function DescriptionProposal(props: Props) {
  return useHasTextModel() && <OfferedProposal {...props} />;
}

function OfferedProposal({ image, label, onAccept }: Props) {
  const { text, setText, request, cancel, isRunning, error } = useDescriptionProposal(image);
  const button = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const named = (action: string): string => (label ? `${action}: ${label}` : action);
  const decide = (): void => {
    button.current?.focus(); // the buttons disappear
    setText(null);
  };
  return (
    <div className={styles.proposal}>
      <div className={styles.actions}>
        <Button ref={button} {...small} icon="text" label={named(proposeText)} isBusy={isRunning} onPress={() => void request()}>
          {label ? 'Vorschlagen' : proposeText}
        </Button>
        {isRunning && (
          <Button
            {...small}
            label={named('Abbrechen')}
            onPress={() => {
              button.current?.focus();
              cancel();
            }}
          >
            Abbrechen
          </Button>
        )}
      </div>
      <span role="status">{isRunning ? 'Der Vorschlag entsteht.' : text === null ? '' : 'Bitte prüfen Sie den Vorschlag.'}</span>
      {text !== null && (
        <ProposedText
          {...{ text, named }}
          onChange={setText}
          onAccept={() => {
            decide();
            onAccept(text.trim());
          }}
          onReject={decide}
        />
      )}
      <div role="alert">{Boolean(error) && <FieldErrorText id={errorId}>{errorMessage(error, offlineText)}</FieldErrorText>}</div>
    </div>
  );
}

interface ProposedTextProps {
  text: string;
  /** Adds which image it is to the name of a control. */
  named: (text: string) => string;
  onChange: (text: string) => void;
  onAccept: () => void;
  onReject: () => void;
}

const ProposedText = ({ text, named, onChange, onAccept, onReject }: ProposedTextProps) => (
  <>
    <TextArea
      aria-label={named('Vorschlag')}
      rows={3}
      maxLength={maxDescriptionLength}
      value={text}
      onChange={changed => onChange(normalizeLine(changed))}
    />
    <div className={styles.actions}>
      <Button {...small} icon="check" label={named('Übernehmen')} isDisabled={text.trim() === ''} onPress={onAccept}>
        Übernehmen
      </Button>
      <Button {...small} icon="x" label={named('Verwerfen')} onPress={onReject}>
        Verwerfen
      </Button>
    </div>
  </>
);
