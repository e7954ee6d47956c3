/** The rating of an order by its customer (ENT-37, G-061): four ratings from 1 to 5 and an optional comment. */
import { integer, text, type RecordOf } from '../../fields/field';

const ratingField = (label: string) => integer({ label, required: true, min: 1, max: 5 });

export const questionnaire = {
  rating: ratingField('Gesamteindruck'),
  foodRating: ratingField('Speisen'),
  serviceRating: ratingField('Service'),
  processRating: ratingField('Bestellvorgang'),
  comment: text({ label: 'Kommentar', multiline: true, max: 2000 }),
};

export type Questionnaire = RecordOf<typeof questionnaire>;

/** The labels of the ratings from 1 to 5. */
export const ratingLabels = ['Schwach', 'Ausbaufähig', 'In Ordnung', 'Gut', 'Hervorragend'] as const;
