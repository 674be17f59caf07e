import { linePath } from '@/lib/charts/line-paths';
import { valueScale } from '@/lib/charts/scale';
import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';

export interface EmbedWords {
  /** BCP 47 */
  lang: string;
  name: string;
  /** The value with its unit. */
  value: string;
  /** The source, the time of the last update, and whether the values are samples. */
  credit: string;
  /** Absolute address of the page of the series. */
  url: string;
  link: string;
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:14px 16px;font:15px/1.5 system-ui,sans-serif;background:light-dark(#fff,#111716);color:light-dark(#101817,#e9efec)}
h1{margin:0;font-size:15px}b{font-size:28px;font-variant-numeric:tabular-nums}svg{display:block;width:100%;height:calc(100vh - 138px);min-height:80px;margin:8px 0;overflow:visible}
path{fill:none;stroke:currentColor;stroke-width:1.75;vector-effect:non-scaling-stroke}p{margin:0;font-size:13px;color:light-dark(#5f6c68,#8e9c98)}a{color:inherit}`;

/** A page with only the curve of a series, its last value and its source, which other sites show in a frame. */
export function seriesEmbed(
  values: readonly number[],
  { lang, name, value, credit, url, link }: EmbedWords,
): string {
  const path = linePath(values, valueScale(values, { tight: true }));
  const label = escapeAttribute(name);
  const head = `<meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>${escapeText(name)}</title><style>${STYLE}</style>`;
  const curve = `<svg role="img" aria-label="${label}" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="${path}"/></svg>`;
  const back = `<a href="${escapeAttribute(url)}" target="_blank" rel="noopener">${escapeText(link)}</a>`;
  return `<!doctype html><html lang="${escapeAttribute(lang)}"><head>${head}</head><body><h1>${escapeText(name)}</h1><b>${escapeText(value)}</b>${curve}<p>${escapeText(credit)} ${back}</p></body></html>`;
}
