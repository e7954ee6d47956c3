/** Countries an address may lie in, in the order they are shown (G-047). */
export const countries = { DE: 'Deutschland', LI: 'Liechtenstein', AT: 'Österreich', CH: 'Schweiz' } as const;
