/** What the loader of a report returns. */
export interface ReportData {
  readonly total: number;
  readonly items: readonly object[];
}
