import type { WrittenBlock } from '@/backend/contract/newsletters/written-issue';
import { escapeHtml, footUrls, type IssueMail, placeholder, storyUrl } from './issue-mail';
import { fill, issueWords } from './words';

const FONT =
  "font-family:Archivo,-apple-system,'Segoe UI','PingFang SC','Noto Sans SC','Microsoft YaHei',Helvetica,Arial,sans-serif";
const [INK, SOFT, RULE, HOT, UP, DOWN] = ['#111716', '#5d6764', '#d9dedb', '#c92a12', '#c92a12', '#007a4d'];
/** What the classes are in the dark; inline styles stand for the light. */
const DARK = `.nl-page,.nl-sheet{background:#111716!important}.nl-ink,.nl-ink a{color:#f0f3f1!important}
.nl-soft,.nl-soft a{color:#a3ada9!important}.nl-rule{border-color:#2b3432!important}.nl-line{border-color:#f0f3f1!important}
.nl-hot,.nl-hot a{color:#ff7a62!important}.nl-up{color:#ff7a62!important}.nl-down{color:#4cc38a!important}`;
const NARROW = `@media (max-width:520px){.nl-pad{padding-left:16px!important;padding-right:16px!important}
.nl-title{font-size:23px!important;line-height:31px!important}}`;
/** Characters without width follow, so that no program fills the rest of its line with the head of the letter. */
const FILLING = '&#847;&zwnj;&nbsp;'.repeat(60);

/**
 * An issue as HTML: one table of 600, system fonts, no picture. Dark where the reader's program is dark.
 * @param scheme forces the dark form, for a preview
 */
export function issueHtml(mail: IssueMail, scheme: 'auto' | 'dark' = 'auto'): string {
  const { locale, text, site, siteUrl, name, date } = mail;
  const dark = scheme === 'dark' ? DARK : `@media (prefers-color-scheme:dark){${DARK}}`;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(text.subject)}</title><style>:root{color-scheme:light dark}\n${dark}\n${NARROW}</style></head>`,
    `<body class="nl-page" style="margin:0;padding:16px 0;background:#ffffff;${FONT}">`,
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:#ffffff">${escapeHtml(text.intro)}${FILLING}</div>`,
    '<table role="presentation" class="nl-sheet" align="center" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;margin:0 auto;background:#ffffff">',
    row(
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="nl-ink" style="font-size:19px;font-weight:800;color:${INK}"><span style="display:inline-block;width:11px;height:11px;margin-right:9px;background:${HOT}"></span><a href="${escapeHtml(siteUrl)}" style="color:${INK};text-decoration:none">${escapeHtml(site)}</a><span style="padding-left:18px">${escapeHtml(name)}</span></td><td class="nl-soft" align="right" style="font-size:13px;color:${SOFT}">${escapeHtml(date)}</td></tr></table>`,
      `padding:18px 32px;border-bottom:2px solid ${INK}`,
      'nl-pad nl-line',
    ),
    row(
      `<h1 class="nl-ink nl-title" style="margin:0;font-size:27px;line-height:36px;font-weight:800;color:${INK}">${escapeHtml(text.subject)}</h1>${text.intro ? `<p class="nl-soft" style="margin:8px 0 0;font-size:15px;line-height:1.6;color:${SOFT}">${escapeHtml(text.intro)}</p>` : ''}`,
      'padding:22px 32px 20px',
    ),
    ...groupsOf(text.blocks).map((group) =>
      row(groupHtml(group, mail), `padding:18px 32px;border-top:1px solid ${RULE}`, 'nl-pad nl-rule'),
    ),
    row(footHtml(mail), `padding:16px 32px 24px;border-top:3px double ${RULE}`, 'nl-pad nl-rule'),
    '</table></body></html>',
  ].join('\n');
}

const row = (content: string, style: string, classes = 'nl-pad'): string =>
  `<tr><td class="${classes}" style="${style}">${content}</td></tr>`;

/** Stories that follow one another stand in one group, on one line. */
function groupsOf(blocks: readonly WrittenBlock[]): WrittenBlock[][] {
  const groups: WrittenBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === 'story' && last?.[0]?.kind === 'story') last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function groupHtml(group: readonly WrittenBlock[], mail: IssueMail): string {
  const [first] = group;
  if (first?.kind === 'text')
    return first.text
      .split('\n')
      .map(
        (line) =>
          `<p class="nl-ink" style="margin:0 0 8px;font-size:15px;line-height:1.7;color:${INK}">${escapeHtml(line)}</p>`,
      )
      .join('');
  if (first?.kind === 'numbers') return numbersHtml(first, mail);
  const rows = group.map((block) => (block.kind === 'story' ? storyHtml(block, mail) : ''));
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('\n')}</table>`;
}

function storyHtml(
  { id, story, title, line, time, is_important }: Extract<WrittenBlock, { kind: 'story' }>,
  { siteUrl, locale, linkTo }: IssueMail,
): string {
  const [colour, tone] = is_important ? [HOT, 'nl-hot'] : [INK, 'nl-ink'];
  const badge = is_important ? `${issueWords[locale].important}&ensp;` : '';
  const href = escapeHtml(linkTo?.(story, id) ?? storyUrl(siteUrl, story, id));
  return [
    `<tr><td class="${tone}" valign="top" width="58" style="width:58px;padding:7px 0;font-size:14px;line-height:24px;font-weight:700;color:${colour}">${time}</td>`,
    `<td class="nl-line" valign="top" style="padding:7px 0 7px 16px;border-left:1px solid ${INK}"><a class="${tone}" href="${href}" style="font-size:16px;line-height:24px;font-weight:${is_important || story === 'article' ? 700 : 400};color:${colour};text-decoration:none"><span class="${tone}">${badge}${escapeHtml(title)}</span></a>`,
    line &&
      `<div class="nl-soft" style="font-size:14px;line-height:1.6;color:${SOFT}">${escapeHtml(line)}</div>`,
    '</td></tr>',
  ].join('');
}

function numbersHtml({ list }: Extract<WrittenBlock, { kind: 'numbers' }>, { locale }: IssueMail): string {
  const cell = (text: string, style: string, tone = 'nl-ink', align = 'left') =>
    `<td class="${tone}" align="${align}" style="padding:5px 0;font-size:15px;${style}">${escapeHtml(text)}</td>`;
  const rows = list.map(({ name, value, unit, change }) => {
    const [tone, colour] = change.startsWith('+') ? ['nl-up', UP] : ['nl-down', DOWN];
    return `<tr>${cell(name, `font-weight:700;color:${INK}`)}${cell(`${value}${unit ? ` ${unit}` : ''}`, `color:${INK}`, 'nl-ink', 'right')}${cell(change, `padding-left:20px;color:${colour}`, tone, 'right')}</tr>`;
  });
  return `<h2 class="nl-ink" style="margin:0 0 8px;font-size:15px;color:${INK}">${issueWords[locale].numbers}</h2><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`;
}

function footHtml(mail: IssueMail): string {
  const { locale, name, site } = mail;
  const words = issueWords[locale];
  const urls = footUrls(mail);
  const values = { name: escapeHtml(name), day: placeholder('day'), address: placeholder('address') };
  const why = `${fill(words.why, values)} ${fill(words.to, values)}`;
  const link = (url: string, word: string) =>
    `<a href="${url}" style="color:${INK};text-decoration:underline">${escapeHtml(word)}</a>`;
  return [
    `<p class="nl-soft" style="margin:0;font-size:13px;line-height:1.8;color:${SOFT}">${why}</p>`,
    `<p class="nl-ink" style="margin:0;font-size:13px;line-height:1.8;color:${INK}">${[link(urls.leave, words.leave), link(urls.preferences, words.preferences), link(urls.onPage, words.onPage)].join('&emsp;')}</p>`,
    `<p class="nl-soft" style="margin:0;font-size:13px;line-height:1.8;color:${SOFT}">${fill(escapeHtml(words.who), { site: escapeHtml(site) })}</p>`,
  ].join('');
}
