const THEMES = ['light', 'dark', 'auto'] as const;

/** The colours of a frame on another site: of one theme, or those of the reader's system. */
export type EmbedTheme = (typeof THEMES)[number];

/**
 * The theme that a query asks for, else light: a frame cannot see the page around it, and most pages are light for
 * every reader.
 */
export function readTheme(query: URLSearchParams): EmbedTheme {
  const theme = query.get('theme');
  return THEMES.find((name) => name === theme) ?? 'light';
}
