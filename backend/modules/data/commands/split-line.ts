/** The cells of a line of CSV, between commas, semicolons or tabs; one in quotation marks may hold any of these. */
export function splitLine(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',';
  // A separator before the line, so that an empty first cell counts, too.
  const cells = [
    ...`${separator}${line}`.matchAll(new RegExp(`${separator}(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g')),
  ];
  return cells.map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
}
