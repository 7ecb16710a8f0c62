/** A sheet that spreadsheets open: the first line stands out and stays, numbers are numbers. */
export async function writeXlsx(lines: readonly (readonly (string | number | null)[])[]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const [head = [], ...rows] = lines;
  const cells = [
    head.map((value) => ({ value: String(value ?? ''), fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value) => (typeof value === 'number' ? { value, format: '#,##0.00' } : value && { value })),
    ),
  ].map((row) => row.map((value) => value || null));
  const columns = head.map((_, index) => ({ width: index === 0 ? 40 : 16 }));
  return writeExcelFile(cells, { columns, stickyRowsCount: 1 }).toBlob();
}
