/** The sky at the top of a page. On the home page its balloon shows the news (BLK-30). */
import { images, text } from '../fields/field';
import { block } from './block';

export const heroBlock = block({
  label: 'Hero',
  hint: 'Himmel, große Überschrift und ein Bild',
  icon: 'cloud-sun',
  group: 'content',
  summary: { text: 'title', counts: { images: ['Bild', 'Bilder'] } },
  value: {
    title: text({ label: 'Titel', max: 120 }),
    subtitle: text({ label: 'Untertitel', multiline: true, max: 300 }),
    images: images({ label: 'Bilder', max: 5 }),
  },
  config: {},
  example: { title: 'Jeden Morgen frisch', subtitle: 'Brot und Gebäck aus unserer Backstube' },
});
