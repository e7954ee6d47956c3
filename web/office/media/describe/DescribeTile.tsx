/** An image with a field for its description, which is saved when the focus leaves the tile. */
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '../../../collection/errorMessages';
import { Button } from '../../../ui/actions/Button';
import { FieldErrorText } from '../../../ui/inputs/Field';
import { Input } from '../../../ui/inputs/controls';
import type { MediaItem } from '../MediaTiles';
import mediaStyles from '../media.module.css';
import type { MediaImageFieldsFragment } from '../Media.generated';
import styles from './describe.module.css';
import { DescriptionProposal } from './DescriptionProposal';
import { useDescription, type OnUnsaved } from './useDescription';

interface Props {
  item: MediaItem;
  image: MediaImageFieldsFragment;
  /** The name of the image among those of the page: `Bild 3`. */
  label: string;
  onUnsaved: OnUnsaved;
  /** Moves the focus to the next image. */
  onNext: () => void;
}

export function DescribeTile({ item: { to, caption, details, image: preview }, image, label, onUnsaved, onNext }: Props) {
  const { text, type, save, toggleDecorative, isSaving, error } = useDescription(image, onUnsaved);
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const accept = (proposal: string): void => {
    type(proposal);
    field.current?.focus();
  };
  const decorativeText = image.isDecorative ? 'Doch beschreiben' : 'Dekorativ';
  return (
    <li
      className={styles.tile}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) save();
      }}
    >
      <Link className={mediaStyles.tile} to={to} aria-label={`${label} öffnen: ${caption}`}>
        {preview}
      </Link>
      <Input
        ref={field}
        aria-label={`Beschreibung von ${label}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        placeholder="Was zeigt das Bild?"
        maxLength={200}
        enterKeyHint="next"
        value={text}
        onChange={type}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          save();
          onNext();
        }}
      />
      <SaveError id={errorId} error={error} />
      <div className={styles.state}>
        <span role="status">{isSaving ? 'Wird gespeichert' : image.alt ? 'Gespeichert' : details}</span>
        <Button
          variant="secondary"
          size="small"
          label={`${decorativeText}: ${label}`}
          onPress={() => {
            toggleDecorative();
            if (!image.isDecorative) onNext();
          }}
        >
          {decorativeText}
        </Button>
      </div>
      {!image.isDecorative && <DescriptionProposal image={image.id} label={label} onAccept={accept} />}
    </li>
  );
}

const unsavedText = 'Bild konnte nicht aktualisiert werden. Bitte prüfen Sie die Verbindung, und versuchen Sie es noch einmal.';

const SaveError = ({ id, error }: { id: string; error: unknown }) => (
  <div role="alert">{Boolean(error) && <FieldErrorText id={id}>{errorMessage(error, unsavedText)}</FieldErrorText>}</div>
);
