/** Images side by side on a colored background (BLK-10). */
import { images, richText } from '../fields/field';
import { background } from './background';
import { block } from './block';

export const galleryBlock = block({
  label: 'Galerie',
  hint: 'Bilder in wechselnden Größen',
  icon: 'images',
  group: 'content',
  summary: { text: 'text', counts: { images: ['Bild', 'Bilder'] } },
  value: {
    text: richText({ label: 'Text', max: 10_000 }),
    images: images({ label: 'Bilder', max: 60 }),
    background: background(),
  },
  config: {},
  example: { text: '<h2>Aus der Backstube</h2><p>Darunter sind Ihre Bilder.</p>' },
});
