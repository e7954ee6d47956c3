/** By which time the board sorts its cards. */
export const sortTimes = { start: 'Startzeit', due: 'Abholzeit' } as const;

export type SortTime = keyof typeof sortTimes;
