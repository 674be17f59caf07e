import type { Sheet } from './letter';
import { escape, HOT, INK, RULE, SOFT } from './letter-look';

type Story = NonNullable<Sheet['stories']>[number];

/** The stories of a letter as HTML: the hour in the gutter, the title, a line, and why each is in the letter. */
export function storyRows({ stories = [] }: Sheet): string {
  if (stories.length === 0) return '';
  return `<table role="presentation" class="lx-line" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;border-top:1px solid ${INK}">${stories.map(storyRow).join('\n')}</table>`;
}

function storyRow({ time, title, line, why, url, badge }: Story): string {
  const [colour, tone] = badge ? [HOT, 'lx-hot'] : [INK, 'lx-ink'];
  const soft = (text: string) =>
    text &&
    `<div class="lx-soft" style="font-size:13px;line-height:21px;color:${SOFT}">${escape(text)}</div>`;
  return [
    `<tr><td class="lx-soft lx-rule" valign="top" width="52" style="width:52px;padding:11px 10px 11px 0;border-bottom:1px solid ${RULE};font-size:13px;line-height:24px;color:${SOFT}">${escape(time)}</td>`,
    `<td class="lx-rule" valign="top" style="padding:11px 0;border-bottom:1px solid ${RULE};word-break:break-word"><a class="${tone}" href="${escape(url)}" style="font-size:16px;line-height:24px;font-weight:700;color:${colour};text-decoration:none">${badge ? `${escape(badge)}&ensp;` : ''}${escape(title)}</a>`,
    soft(line),
    soft(why),
    '</td></tr>',
  ].join('');
}

/** The same as plain text. */
export const storyTexts = ({ stories = [] }: Sheet): string[] =>
  stories.flatMap(({ time, title, line, why, url, badge }) => [
    '',
    `${time} ${badge ? `${badge} ` : ''}${title}`,
    ...[line, why, url].filter(Boolean).map((text) => `  ${text}`),
  ]);

/** Links below everything, small. */
export const footLinks = ({ links = [] }: Sheet): string =>
  links
    .map(
      ({ word, url }) =>
        `<a class="lx-ink" href="${escape(url)}" style="color:${INK};text-decoration:underline">${escape(word)}</a>&emsp;`,
    )
    .join('');
