import { linePath } from '@/lib/charts/line-paths';
import { valueScale } from '@/lib/charts/scale';
import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';
import { embedDocument, outwardLink } from '@/lib/publishing/embed/document';
import type { EmbedTheme } from '@/lib/publishing/embed/theme';

export interface EmbedWords {
  /** BCP 47 */
  lang: string;
  theme?: EmbedTheme;
  name: string;
  /** The value with its unit. */
  value: string;
  /** The source, the time of the last update, and whether the values are samples. */
  credit: string;
  /** Absolute address of the page of the series. */
  url: string;
  link: string;
}

const STYLE = `h1{font-size:15px}b{font-size:28px;font-variant-numeric:tabular-nums}svg{display:block;width:100%;height:182px;margin:8px 0;overflow:visible}
path{fill:none;stroke:currentColor;stroke-width:1.75;vector-effect:non-scaling-stroke}p{margin:0;font-size:13px;color:var(--ink-3)}p a{text-decoration:underline;text-underline-offset:3px}`;

/** A page with only the curve of a series, its last value and its source, which other sites show in a frame. */
export function seriesEmbed(
  values: readonly number[],
  { lang, theme = 'light', name, value, credit, url, link }: EmbedWords,
): string {
  const path = linePath(values, valueScale(values, { tight: true }));
  const curve = `<svg role="img" aria-label="${escapeAttribute(name)}" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="${path}"/></svg>`;
  const foot = `<p>${escapeText(credit)} ${outwardLink(link, url)}</p>`;
  const body = `<h1>${escapeText(name)}</h1><b>${escapeText(value)}</b>${curve}${foot}`;
  return embedDocument({ lang, title: name, theme, style: STYLE, body });
}
