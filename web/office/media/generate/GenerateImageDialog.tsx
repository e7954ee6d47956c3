/** Generates an image: first what it should show, then the image, which a person keeps or deletes again. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../ui/overlays/Dialog';
import type { MediaImageFieldsFragment } from '../Media.generated';
import styles from './generate.module.css';
import { GeneratedImage } from './GeneratedImage';
import { GenerationForm } from './GenerationForm';
import { useImageGeneration, type GenerationInput, type ImageGeneration } from './useImageGeneration';

interface Props {
  /** Called when an image is stored or deleted again. */
  onChanged?: () => void;
  onAccept: (image: MediaImageFieldsFragment) => void;
  onClose: () => void;
}

export function GenerateImageDialog({ onChanged = () => {}, onAccept, onClose }: Props) {
  const generation = useImageGeneration(onChanged);
  const [input, setInput] = useState<GenerationInput>({ prompt: '', size: 'square', alt: '' });
  const content = useRef<HTMLDivElement>(null);
  const { image, isDiscarded } = generation;
  useEffect(() => {
    if (image || isDiscarded) content.current?.focus(); // the pressed button has disappeared
  }, [image, isDiscarded]);
  return createPortal(
    <Dialog title="Bild erzeugen" width="large" onClose={onClose}>
      <div ref={content} tabIndex={-1} className={styles.sections}>
        {image ? (
          <GeneratedImage image={image} generation={generation} onAccept={() => onAccept(image)} />
        ) : (
          <GenerationForm generation={generation} input={input} onChange={setInput} />
        )}
        <p role="status">{statusText(generation)}</p>
      </div>
    </Dialog>,
    document.body, // a form of its own is invalid within the form of a record
  );
}

function statusText({ image, isDiscarded, isRunning }: ImageGeneration): string {
  if (isRunning) return 'Das Bild entsteht. Das kann bis zu zwei Minuten dauern.';
  if (image) return 'Das Bild ist da. Bitte prüfen Sie es.';
  return isDiscarded ? 'Das Bild ist gelöscht.' : '';
}
