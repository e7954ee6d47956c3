/** What the loader of a report returns. */
export interface ReportData {
  readonly total: number;
  readonly items: readonly object[];
}

export type WithTotal<T> = T & { readonly total: number };

/** Returns the rows, and the total that each of them contains. */
export const toData = <T>(rows: readonly WithTotal<T>[]): ReportData => ({
  total: rows[0]?.total ?? 0,
  items: rows.map(({ total: _, ...item }) => item),
});
