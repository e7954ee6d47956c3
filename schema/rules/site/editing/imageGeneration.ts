/** What a person says about an image that a model generates. */
import { image } from '../../../collections/image';
import { select, text, type RecordOf } from '../../../fields/field';

const imageSizes = { square: 'Quadratisch', landscape: 'Querformat', portrait: 'Hochformat' } as const;

export type GeneratedImageSize = keyof typeof imageSizes;

export const imageGenerationInput = {
  prompt: text({
    label: 'Was soll das Bild zeigen?',
    description: 'What the image shows, in words',
    required: true,
    multiline: true,
    max: 2000,
  }),
  size: select({
    name: 'GeneratedImageSize',
    label: 'Format',
    description: 'The shape of the image; square when null or missing',
    options: imageSizes,
  }),
  alt: image.fields.alt,
};

export type ImageGenerationInput = Partial<RecordOf<typeof imageGenerationInput>> & Pick<RecordOf<typeof imageGenerationInput>, 'prompt'>;
