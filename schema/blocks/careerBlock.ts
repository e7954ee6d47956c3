/** Job openings with an application by e-mail (BLK-06 to BLK-09). */
import { richText, array, text } from '../fields/field';
import { block } from './block';

export const careerBlock = block({
  label: 'Karriere',
  hint: 'Offene Stellen mit Bewerbung per E-Mail',
  icon: 'briefcase',
  group: 'contact',
  summary: { text: 'text', counts: { jobs: ['Stelle', 'Stellen'] } },
  anchor: 'jobs',
  value: {
    text: richText({ label: 'Einleitung', max: 10_000 }),
    jobs: array({
      name: 'Job',
      label: 'Stellen',
      max: 50,
      fields: {
        title: text({ label: 'Bezeichnung', max: 120 }),
        workload: text({ label: 'Ausmaß', max: 120 }),
        location: text({ label: 'Ort', max: 120 }),
      },
    }),
  },
  config: {},
  example: {
    text: '<h2>Wir suchen Sie</h2>',
    jobs: [{ title: 'Bäckerin oder Bäcker', workload: 'Vollzeit', location: 'Backstube' }],
  },
});
