import { inZone } from './calendar';
import { serviceNotice } from './serviceNotice';
import type { StoredServiceState } from './serviceState';

const at = inZone('2026-11-20T11:30', 'Europe/Vienna');
const paused = 'Für diese Zeit nehmen wir gerade keine Bestellungen an. Bitte wählen Sie einen späteren Termin.';

const noticeOf = (state: Partial<StoredServiceState>) =>
  serviceNotice(
    { serviceStates: [{ mode: 'takeaway', state: 'paused', minutes: null, until: null, reason: null, ...state }] },
    'takeaway',
    at,
  );

test.each<[string, Partial<StoredServiceState>, { title: string; text: string } | null]>([
  ['a pause of today', { until: '2026-11-20T11:15:00Z' }, { title: 'Abholung: Pause bis 12:15 Uhr.', text: paused }],
  ['a pause of tomorrow', { until: '2026-11-21T05:30:00Z' }, { title: 'Abholung: Pause bis Morgen, 06:30 Uhr.', text: paused }],
  ['a pause with a reason', { reason: 'Ofen defekt.' }, { title: 'Abholung: Pause bis auf Weiteres.', text: `${paused} Ofen defekt.` }],
  [
    'a busy branch',
    { state: 'busy', minutes: 20, reason: 'Schulausflug.' },
    { title: 'Abholung: Gerade ist viel los.', text: 'Es dauert etwa 20 Minuten länger als sonst. Schulausflug.' },
  ],
  ['nothing after the end', { until: '2026-11-20T10:30:00Z' }, null],
  ['nothing for another method', { mode: 'delivery' }, null],
])('describes %s', (_, state, expected) => expect(noticeOf(state)).toEqual(expected));
