/** Saves a report as a file of the device: CSV, or Excel, whose library is loaded when it is first used. */
import { getField } from '../../../../schema/objects';
import { cellValue, toCsv, type ReportRows } from '../../../../schema/rules/statistics/csv';

export interface ReportFile extends ReportRows {
  /** Without an ending. */
  readonly name: string;
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read the content only after a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const saveCsv = ({ name, ...rows }: ReportFile): void =>
  save(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);

export async function saveExcel({ name, columns, items, timezone }: ReportFile): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const head = Object.values(columns).map(({ label }) => ({ value: label, fontWeight: 'bold' as const }));
  const rows = items.map(item =>
    Object.entries(columns).map(([column, field]) => ({ value: cellValue(field, getField(item, column), timezone) })),
  );
  save(await writeExcelFile([head, ...rows]).toBlob(), `${name}.xlsx`);
}
