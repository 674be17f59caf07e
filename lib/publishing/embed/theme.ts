/** The colours of a frame on another site: of one theme, or, where it is null, those of the reader's system. */
export type EmbedTheme = 'light' | 'dark' | null;

/** The theme that a query asks for. */
export function readTheme(query: URLSearchParams): EmbedTheme {
  const theme = query.get('theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}
