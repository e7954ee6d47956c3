/** The allergens with a labelling duty (Regulation EU 1169/2011, Annex II) by their Austrian letters (G-133). */
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
