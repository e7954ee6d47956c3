/** The countries of addresses, in display order (G-047). */
export const countries = { DE: 'Deutschland', LI: 'Liechtenstein', AT: 'Österreich', CH: 'Schweiz' } as const;
