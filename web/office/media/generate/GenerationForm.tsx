/** What the image should show, in which format, and its description. */
import { useRef } from 'react';
import { imageGenerationInput } from '../../../../schema/rules/site/editing/imageGeneration';
import { errorMessage } from '../../../collection/errorMessages';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Input, Select, TextArea } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import styles from './generate.module.css';
import type { GenerationInput, ImageGeneration } from './useImageGeneration';

const { prompt: promptField, size: sizeField, alt: altField } = imageGenerationInput;
const offlineText =
  'Der Server ist nicht erreichbar. Bitte prüfen Sie die Verbindung, und bevor Sie es noch einmal versuchen, ob das Bild schon bei den Bildern liegt.';

interface Props {
  generation: ImageGeneration;
  input: GenerationInput;
  onChange: (input: GenerationInput) => void;
}

export function GenerationForm({ generation: { request, cancel, isRunning, error }, input, onChange }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const set = (change: Partial<GenerationInput>): void => onChange({ ...input, ...change });
  return (
    <form
      className={styles.sections}
      onSubmit={event => {
        event.preventDefault();
        event.stopPropagation(); // the form of a record around the image field is not sent
        if (!isRunning) void request(input);
      }}
    >
      <Field
        label={promptField.label}
        mark="required"
        hint="Zum Beispiel: ein runder Laib Roggenbrot auf einem Holzbrett, von oben, im Morgenlicht. Der Text geht an den KI-Dienst, bitte ohne Angaben zu Personen."
      >
        <TextArea required rows={4} maxLength={promptField.max} value={input.prompt} onChange={prompt => set({ prompt })} />
      </Field>
      <Field label={sizeField.label}>
        <Select
          options={sizeField.options}
          value={input.size ?? null}
          onChange={size => set({ size: size as NonNullable<GenerationInput['size']> })}
        />
      </Field>
      <Field label={altField.label} mark="optional" hint="Was das Bild zeigt, für alle, die es nicht sehen. Das geht auch später.">
        <Input maxLength={altField.max} value={input.alt ?? ''} onChange={alt => set({ alt })} />
      </Field>
      {Boolean(error) && !isRunning && (
        <Alert tone="error" isNew>
          {errorMessage(error, offlineText)}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button ref={button} type="submit" isBusy={isRunning}>
          Bild erzeugen
        </Button>
        {isRunning && (
          <Button
            variant="secondary"
            onPress={() => {
              button.current?.focus(); // this button disappears
              cancel();
            }}
          >
            Abbrechen
          </Button>
        )}
      </div>
    </form>
  );
}
