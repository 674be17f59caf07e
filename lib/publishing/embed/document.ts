import { accentOf, FIRST_ACCENT } from '@/backend/contract/brand/accent';
import { siteBrand } from '@/lib/platform/config/site-brand';
import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';
import { builtScript } from '@/lib/platform/browser-scripts/built-script';
import type { EmbedTheme } from './theme';

export interface EmbedDocument {
  /** BCP 47 */
  lang: string;
  title: string;
  theme: EmbedTheme;
  /** Markup, escaped. */
  body: string;
  /** Further rules for the style. */
  style?: string;
  /** After how many seconds a reader's browser loads it again; by default never. */
  refreshSeconds?: number;
}

const schemeOf = (theme: EmbedTheme) => (theme === 'auto' ? 'light dark' : theme);

/** The newsroom's accent in both themes, else that of the product. */
function markOf(): string {
  const { accent } = siteBrand();
  const { light, dark } = (accent && accentOf(accent)) ?? FIRST_ACCENT;
  return `light-dark(${light},${dark})`;
}

const styleOf = (
  theme: EmbedTheme,
) => `:root{color-scheme:${schemeOf(theme)};--paper:light-dark(#fff,#111716);--ink:light-dark(#101817,#e9efec);--ink-2:light-dark(#44514d,#b5c1bd);--ink-3:light-dark(#5f6c68,#8e9c98);--rule:light-dark(#d3dbd6,#2a3431);--mark:${markOf()}}
body{margin:0;padding:14px 16px;font:15px/1.55 system-ui,sans-serif;background:var(--paper);color:var(--ink)}
h1{margin:0;font-size:17px;line-height:1.4}p{margin:6px 0 0}a{color:inherit;text-decoration:none}a:hover{text-decoration:underline}
.meta{display:flex;flex-wrap:wrap;gap:2px 10px;margin:0;font-size:13px;color:var(--ink-3)}.n{font-variant-numeric:tabular-nums}
.foot{margin-top:10px;padding-top:8px;border-top:1px solid var(--rule)}.foot a{text-decoration:underline;text-underline-offset:3px}`;

/**
 * A whole document for a frame on another site: without outer files and cookies. Its only script tells the site around
 * it how high it is.
 */
export function embedDocument({
  lang,
  title,
  theme,
  body,
  style = '',
  refreshSeconds,
}: EmbedDocument): string {
  const refresh = refreshSeconds === undefined ? '' : ` data-refresh="${refreshSeconds}"`;
  const head = `<meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>${escapeText(title)}</title><style>${styleOf(theme)}${style}</style>`;
  return `<!doctype html><html lang="${escapeAttribute(lang)}"${refresh}><head>${head}</head><body>${body}<script>${builtScript('embed-frame')}</script></body></html>`;
}

/** A link that opens beside the site around the frame. @param label text @param address absolute */
export function outwardLink(label: string, address: string): string {
  return `<a href="${escapeAttribute(address)}" target="_blank" rel="noopener">${escapeText(label)}</a>`;
}
