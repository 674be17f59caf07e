/** Rows as a CSV file. It begins with a byte order mark, so that spreadsheets read UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Quoted where needed. A text a spreadsheet would take for a formula gets an apostrophe; negative numbers do not. */
function cell(text: string): string {
  const plain = /^[=+@\t\r]|^-(?![\d.])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
