/** The diets that a product suits. Everything vegan is vegetarian. */
export const diets = { vegetarian: 'vegetarisch', vegan: 'vegan' } as const;

export type Diet = keyof typeof diets;

/** Tells whether a product of one diet suits another. Nothing is known of a product without a diet. */
export const suitsDiet = (diet: Diet | null, wanted: Diet): boolean => diet === 'vegan' || diet === wanted;
