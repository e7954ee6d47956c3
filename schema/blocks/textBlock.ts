/** Text on a colored background with subtle illustrations (BLK-01 to BLK-05). */
import { richText } from '../fields/field';
import { background } from './background';
import { block } from './block';

export const textBlock = block({
  label: 'Text',
  hint: 'Überschrift und Absätze auf farbigem Grund',
  icon: 'text',
  group: 'content',
  summary: { text: 'text' },
  value: {
    text: richText({
      label: 'Inhalt',
      max: 50_000,
      help: 'Absätze, die aufeinander folgen, stehen auf breiten Bildschirmen in zwei Spalten nebeneinander.',
    }),
    background: background(),
  },
  config: {},
  example: { text: '<h2>Brot braucht Zeit</h2><p>Unser Teig ruht eine ganze Nacht.</p>' },
});
