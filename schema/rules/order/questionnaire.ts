/** What customers say about an order they received (ENT-37, G-061): four marks from 1 to 5, and perhaps a word. */
import { count, text, type Row } from '../../fields/field';

const mark = (label: string) => count({ label, required: true, min: 1, max: 5 });

export const questionnaire = {
  rating: mark('Gesamteindruck'),
  foodRating: mark('Speisen'),
  serviceRating: mark('Service'),
  processRating: mark('Bestellvorgang'),
  comment: text({ label: 'Kommentar', multiline: true, max: 2000 }),
};

export type Questionnaire = Row<typeof questionnaire>;

/** What each mark means, from 1 to 5. */
export const markWords = ['Schwach', 'Ausbaufähig', 'In Ordnung', 'Gut', 'Hervorragend'] as const;
