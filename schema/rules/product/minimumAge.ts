/** The minimum age of customers for a product, for the protection of minors: 16 for beer, wine and Sekt, 18 for spirits. */
import { chosenOptions, type ConfigurableProduct, type PartAnswer, type PartOption } from './partAnswers';

export const minimumAges = { from16: 'ab 16 Jahren', from18: 'ab 18 Jahren' } as const;
export type MinimumAge = keyof typeof minimumAges;

const years = { from16: 16, from18: 18 } as const satisfies Record<MinimumAge, number>;

interface WithMinimumAge {
  /** Missing in options, items and carts that were stored before it existed. */
  readonly minimumAge?: MinimumAge | null;
}

/** Returns the highest of the minimum ages; null if everybody may buy all of it. */
export const highestAge = (sold: readonly WithMinimumAge[]): MinimumAge | null =>
  sold.reduce<MinimumAge | null>(
    (highest, { minimumAge }) => (minimumAge && (!highest || years[minimumAge] > years[highest]) ? minimumAge : highest),
    null,
  );

/** Returns the minimum age for the product with the chosen options. */
export const minimumAgeOf = (
  product: ConfigurableProduct<PartOption & WithMinimumAge> & WithMinimumAge,
  answers: readonly PartAnswer[],
): MinimumAge | null => highestAge([product, ...chosenOptions(product, answers)]);

/** Returns the minimum age for what an order contains at last. */
export const minimumAgeOfOrder = ({ items }: { readonly items: readonly (WithMinimumAge & { readonly isRemoved: boolean })[] }) =>
  highestAge(items.filter(({ isRemoved }) => !isRemoved));

/** Returns `Ab 16 Jahren`. */
export const minimumAgeText = (age: MinimumAge): string => `Ab ${years[age]} Jahren`;

/** Returns what customers must know before they order. */
export const minimumAgeNotice = (age: MinimumAge): string =>
  `${minimumAgeText(age)}. Bitte halten Sie bei der Übergabe einen Ausweis bereit.`;

/** Returns what staff confirms before the hand-over. */
export const ageCheckText = (age: MinimumAge): string => `Ausweis geprüft: mindestens ${years[age]} Jahre`;

/** Returns what staff has to do at the hand-over, for paper. */
export const ageDutyText = (age: MinimumAge): string => `Ausweis prüfen: mindestens ${years[age]} Jahre`;
