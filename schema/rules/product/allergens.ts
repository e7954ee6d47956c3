/** The allergens with a labelling duty (Regulation EU 1169/2011, Annex II) by their Austrian letters (G-133). */
import { hasOptions, partsOf, type ConfigurableProduct, type PartOption } from './partAnswers';

export const allergens = {
  A: 'glutenhaltiges Getreide',
  B: 'Krebstiere',
  C: 'Ei',
  D: 'Fisch',
  E: 'Erdnuss',
  F: 'Soja',
  G: 'Milch oder Laktose',
  H: 'Schalenfrüchte',
  L: 'Sellerie',
  M: 'Senf',
  N: 'Sesam',
  O: 'Sulfite',
  P: 'Lupinen',
  R: 'Weichtiere',
} as const;

export type Allergen = keyof typeof allergens;

interface WithAllergens {
  readonly allergens: readonly Allergen[];
}

/** Tells whether the product can be ordered without these allergens: neither it nor every option of a required part contains one. */
export function canAvoid(product: ConfigurableProduct<PartOption & WithAllergens> & WithAllergens, avoided: readonly Allergen[]): boolean {
  const isFree = (sold: WithAllergens): boolean => !sold.allergens.some(allergen => avoided.includes(allergen));
  return isFree(product) && partsOf(product).every(part => part.optional || !hasOptions(part) || part.options.some(isFree));
}
