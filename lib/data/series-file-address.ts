/** Address of a series as a file: its numbers (CSV, JSON), or its curve as a page for frames (HTML). */
export function seriesFileAddress(key: string, format: 'csv' | 'json' | 'html', locale: string): string {
  return `/api/data/${key}.${format}?locale=${locale}`;
}
