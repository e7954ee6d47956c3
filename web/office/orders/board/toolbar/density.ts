/** How large the cards of the board are. The sizes are in BoardColumns.module.css. */
export const densities = { large: 'Groß', medium: 'Mittel', small: 'Klein' } as const;

export type Density = keyof typeof densities;
