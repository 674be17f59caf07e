import type { Locale } from '@/backend/contract/locale';
import type { Sheet } from './letter';
import { escape, HOT, INK, RULE, SOFT } from './letter-look';
import { footLinks, storyRows } from './letter-stories';

/** A letter whose words are filled in. */
interface FilledLetter {
  locale: Locale;
  site: string;
  siteUrl: string;
  title: string;
  /** Shown by lists of letters behind the subject, and not in the letter. */
  preview: string;
  lines: readonly string[];
  /** A line of this alone is shown large. */
  code?: string;
  button: string;
  note: string;
  sheet: Sheet;
}

/**
 * Mail programs know tables and inline styles; classes serve dark mode and phones alone. 600 wide, the gutter 92. Codes
 * stay on white, because cameras read them so.
 */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.lx-page,.lx-sheet{background:#111716!important;border-color:#2b3432!important}
.lx-ink,.lx-ink a{color:#f0f3f1!important}.lx-soft,.lx-soft a{color:#a3ada9!important}.lx-rule{border-color:#2b3432!important}
.lx-line{border-color:#f0f3f1!important}.lx-btn{background:#f0f3f1!important}.lx-btn a{color:#111716!important}
.lx-hot{color:#ff7a62!important}.lx-node-open{background:#111716!important;border-color:#f0f3f1!important}
.lx-node-done{background:#f0f3f1!important;border-color:#f0f3f1!important}.lx-node-refused{background:#111716!important}}
@media (max-width:520px){.lx-gutter{width:64px!important}.lx-pad{padding-left:14px!important;padding-right:14px!important}
.lx-title{font-size:22px!important;line-height:30px!important}.lx-label{width:60px!important}}`;
const FONT =
  "font-family:Archivo,-apple-system,'Segoe UI','PingFang SC','Noto Sans SC','Microsoft YaHei',Helvetica,Arial,sans-serif";

const NODES: Record<NonNullable<Sheet['node']>, string> = {
  open: `border:2px solid ${INK};background:#ffffff`,
  done: `border:2px solid ${INK};background:${INK}`,
  refused: `border:2px solid ${HOT};background:#ffffff`,
  trouble: `border:2px solid ${HOT};background:${HOT}`,
};

/** A letter as HTML: head, gutter with the node, title, facts, one button, foot. */
export function letterHtml(letter: FilledLetter): string {
  const { locale, site, siteUrl, sheet } = letter;
  const hasGutter = sheet.gutter !== undefined || sheet.node !== undefined;
  const body = bodyOf(letter);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<style>${STYLE}</style></head>`,
    `<body class="lx-page" style="margin:0;padding:16px 0;background:#ffffff;${FONT}">`,
    previewOf(letter.preview),
    `<table role="presentation" class="lx-sheet" align="center" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;margin:0 auto;border:1px solid ${RULE};background:#ffffff">`,
    `<tr><td class="lx-pad lx-line" style="padding:18px 24px;border-bottom:2px solid ${INK}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>`,
    `<td style="font-size:20px;font-weight:800"><span style="display:inline-block;width:12px;height:12px;margin-right:9px;background:${HOT}"></span><a class="lx-ink" href="${escape(siteUrl)}" style="color:${INK};text-decoration:none">${escape(site)}</a></td>`,
    `<td class="lx-soft" align="right" style="font-size:13px;color:${SOFT}">${escape(sheet.mark ?? '')}</td></tr></table></td></tr>`,
    '<tr><td style="padding:0">',
    hasGutter ? withGutter(sheet, body) : `<div class="lx-pad" style="padding:24px">${body}</div>`,
    '</td></tr>',
    `<tr><td class="lx-pad lx-soft lx-rule" style="padding:14px 24px;border-top:1px solid ${RULE};font-size:13px;line-height:1.6;color:${SOFT}">${sheet.foot ? `${escape(sheet.foot)}<br>` : ''}${sheet.links ? `${footLinks(sheet)}<br>` : ''}<a href="${escape(siteUrl)}" style="color:${SOFT}">${escape(site)}</a></td></tr>`,
    '</table></body></html>',
  ].join('\n');
}

/** Spaces without width follow, so that no program fills the rest of its line with the head of the letter. */
const FILLING = '&#847;&zwnj;&nbsp;'.repeat(60);

const previewOf = (preview: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:#ffffff">${escape(preview)}${FILLING}</div>`;

function withGutter({ gutter, node = 'open' }: Sheet, body: string): string {
  const isHot = node === 'trouble' ? ' lx-hot' : '';
  const color = node === 'trouble' ? HOT : INK;
  return [
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>',
    `<td class="lx-gutter" valign="top" align="right" style="width:92px;padding:24px 10px 24px 8px"><div class="lx-ink${isHot}" style="font-size:18px;line-height:24px;font-weight:800;color:${color}">${escape(gutter?.large ?? '')}</div><div class="lx-soft" style="font-size:12px;line-height:17px;color:${SOFT}">${escape(gutter?.small ?? '')}</div></td>`,
    `<td class="lx-line" valign="top" style="width:1px;border-left:1px solid ${INK};padding:30px 0 0"><div class="lx-node-${node}" style="width:9px;height:9px;margin-left:-7px;font-size:0;line-height:0;${NODES[node]}"></div></td>`,
    `<td class="lx-pad" valign="top" style="padding:22px 24px 26px 14px">${body}</td>`,
    '</tr></table>',
  ].join('\n');
}

function bodyOf({ title, lines, code, button, note, sheet, siteUrl }: FilledLetter): string {
  return [
    title &&
      `<h1 class="lx-ink lx-title" style="margin:0 0 12px;font-size:26px;line-height:34px;font-weight:800;color:${INK}">${escape(title)}</h1>`,
    ...lines.map((line) =>
      line === code
        ? `<p class="lx-ink" style="font-size:28px;letter-spacing:4px;font-weight:700;margin:16px 0;color:${INK}">${escape(line)}</p>`
        : `<p class="lx-ink" style="margin:0 0 12px;font-size:15px;line-height:1.6;color:${INK};white-space:pre-line;word-break:break-word">${linked(escape(line), siteUrl)}</p>`,
    ),
    factRows(sheet),
    storyRows(sheet),
    ...(sheet.pictures ?? []).map(picture),
    button && sheet.url && buttonOf(button, sheet.url),
    note &&
      `<p class="lx-soft" style="margin:14px 0 0;font-size:13px;line-height:1.6;color:${SOFT}">${escape(note)}</p>`,
  ]
    .filter(Boolean)
    .join('\n');
}

function factRows({ facts = [] }: Sheet): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value, was = '', more = '' }) =>
      `<tr><td class="lx-soft lx-rule lx-label" style="width:76px;padding:10px 12px 10px 0;border-bottom:1px solid ${RULE};font-size:13px;line-height:22px;color:${SOFT}" valign="top">${escape(label)}</td><td class="lx-ink lx-rule" style="padding:10px 0;border-bottom:1px solid ${RULE};font-size:16px;line-height:22px;font-weight:700;color:${INK};word-break:break-word">${was === '' ? '' : `<s class="lx-soft" style="font-weight:400;color:${SOFT}">${escape(was)}</s> `}${escape(value)}${more === '' ? '' : `<div class="lx-soft" style="font-size:13px;font-weight:400;color:${SOFT}">${escape(more)}</div>`}</td></tr>`,
  );
  return `<table role="presentation" class="lx-line" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;border-top:1px solid ${INK}">${rows.join('')}</table>`;
}

function picture({ file, title, lines, url }: NonNullable<Sheet['pictures']>[number]): string {
  const words = lines.map(
    (line) =>
      `<div class="lx-soft" style="font-size:14px;line-height:22px;color:${SOFT}">${escape(line)}</div>`,
  );
  return `<table role="presentation" class="lx-rule" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${RULE}"><tr><td style="width:126px;padding:14px 16px 14px 0"><img src="cid:${escape(file)}" width="110" height="110" alt="${escape(file)}" style="display:block;border:8px solid #ffffff;background:#ffffff"></td><td class="lx-ink" style="padding:14px 0;color:${INK}"><a href="${escape(url)}" class="lx-ink" style="font-size:16px;font-weight:700;color:${INK}">${escape(title)}</a>${words.join('')}</td></tr></table>`;
}

function buttonOf(word: string, url: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 0"><tr><td class="lx-btn" style="background:${INK}"><a href="${escape(url)}" style="display:block;padding:0 22px;line-height:52px;font-size:16px;font-weight:700;color:#ffffff;text-decoration:none">${escape(word)}</a></td></tr></table>`;
}

/** Only our own addresses are links: others were written by somebody, into a title or a reason. */
const linked = (html: string, siteUrl: string) =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) =>
    url === escape(siteUrl) || url.startsWith(`${escape(siteUrl)}/`) ? `<a href="${url}">${url}</a>` : url,
  );
