import type { Config } from '@/backend/kernel/config';
import type { Locale } from '@/backend/contract/locale';
import { codeLetters } from '@/backend/outbox/letters/codes';
import { feedbackLetters } from '@/backend/outbox/letters/feedback';
import type { Letters } from './letter';
import { noticeLetters } from '@/backend/outbox/letters/notices';
import { pieceLetters } from '@/backend/outbox/letters/pieces';
import { lateMoneyLetters } from '@/backend/outbox/letters/late-money';
import { ticketLetters } from '@/backend/outbox/letters/tickets';

const letters = {
  ...codeLetters,
  ...noticeLetters,
  ...pieceLetters,
  ...feedbackLetters,
  ...ticketLetters,
  ...lateMoneyLetters,
} satisfies Record<string, Letters>;
export type LetterKey = keyof typeof letters;

export interface Written {
  subject: string;
  text: string;
  html: string;
  sms: string;
}

/** A letter in the reader's language, as plain text, as simple HTML and as a text message. */
export function writeLetter(
  config: Config,
  key: LetterKey,
  locale: Locale,
  values: Record<string, string> = {},
): Written {
  const letter = (letters[key] as Letters)[locale];
  const known: Record<string, string> = {
    site: locale === 'en' ? config.siteNameEn : config.siteName,
    contact: config.contactEmail,
    ...values,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '');
  const lines = letter.lines.map(fill);
  return {
    subject: fill(letter.subject).replace(/\s+/g, ' '),
    text: [...lines, '', `${known.site} · ${config.siteUrl}`].join('\n'),
    html: toHtml(lines, { code: known.code, locale, site: known.site ?? '', siteUrl: config.siteUrl }),
    sms: fill(letter.sms ?? ''),
  };
}

function toHtml(
  lines: string[],
  { code, locale, site, siteUrl }: { code?: string; locale: Locale; site: string; siteUrl: string },
): string {
  const paragraphs = lines.map((line) =>
    line === code
      ? `<p style="font-size:28px;letter-spacing:4px;font-weight:700;margin:16px 0">${escape(line)}</p>`
      : `<p style="margin:0 0 12px;line-height:1.6">${linked(escape(line))}</p>`,
  );
  return [
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><body style="font-family:sans-serif;color:#111;padding:16px">`,
    ...paragraphs,
    `<p style="margin:24px 0 0;color:#555;font-size:13px"><a href="${escape(siteUrl)}">${escape(site)}</a></p>`,
    '</body></html>',
  ].join('\n');
}

const linked = (html: string) => html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
