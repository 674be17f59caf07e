import type { Config } from '@/backend/kernel/config';
import { siteNameIn } from '@/backend/kernel/site-brand';
import type { Locale } from '@/backend/contract/locale';
import { codeLetters } from '@/backend/outbox/letters/codes';
import { feedbackLetters } from '@/backend/outbox/letters/feedback';
import { organiserLetters } from '@/backend/outbox/letters/organisers';
import { newsletterLetters } from '@/backend/outbox/letters/newsletters';
import { followLetters } from '@/backend/outbox/letters/follows';
import { noticeLetters } from '@/backend/outbox/letters/notices';
import { orderLetters } from '@/backend/outbox/letters/orders';
import { draftLetters } from '@/backend/outbox/letters/drafts';
import { lateMoneyLetters } from '@/backend/outbox/letters/late-money';
import { testLetters } from '@/backend/outbox/letters/test-letter';
import { ticketLetters } from '@/backend/outbox/letters/tickets';
import { transferLetters } from '@/backend/outbox/letters/transfers';
import { webhookLetters } from '@/backend/outbox/letters/webhooks';
import type { Letters, Sheet } from './letter';
import { withoutLinks } from '@/backend/kernel/text/without-links';
import { letterHtml } from './letter-html';
import { storyTexts } from './letter-stories';

const letters = {
  ...codeLetters,
  ...noticeLetters,
  ...newsletterLetters,
  ...draftLetters,
  ...followLetters,
  ...feedbackLetters,
  ...ticketLetters,
  ...transferLetters,
  ...orderLetters,
  ...organiserLetters,
  ...lateMoneyLetters,
  ...webhookLetters,
  ...testLetters,
} satisfies Record<string, Letters>;
export type LetterKey = keyof typeof letters;

export const letterKeys = Object.keys(letters) as LetterKey[];

export interface Written {
  subject: string;
  text: string;
  html: string;
  sms: string;
}

/** More than any list of letters shows. */
const PREVIEW_LETTERS = 140;

/** A letter in the reader's language, as plain text, as HTML and as a text message: all three say the same. */
export function writeLetter(
  config: Config,
  key: LetterKey,
  locale: Locale,
  values: Record<string, string> = {},
  sheet: Sheet = {},
): Written {
  const letter = (letters[key] as Letters)[locale];
  const placeholders: Record<string, string> = {
    site: siteNameIn(config, locale),
    contact: config.contactEmail,
    ...values,
  };
  const fill = (text = '') => text.replace(/\{(\w+)\}/g, (_, name: string) => placeholders[name] ?? '');
  const words = {
    title: fill(letter.title),
    // A line whose only value is missing says nothing.
    lines: letter.lines.map(fill).filter((line) => line.trim() !== ''),
    button: fill(letter.button),
    note: fill(letter.note),
  };
  const site = placeholders.site ?? '';
  return {
    // Whatever somebody wrote into a name or a title: the line that is read first advertises no address.
    subject: withoutLinks(fill(letter.subject)),
    text: [
      ...toText(words, sheet, locale),
      '',
      ...(sheet.foot ? [sheet.foot] : []),
      ...(sheet.links ?? []).map(({ word, url }) => `${word}${locale === 'en' ? ': ' : '：'}${url}`),
      `${site} · ${config.siteUrl}`,
    ].join('\n'),
    html: letterHtml({
      ...words,
      preview: previewOf(words, sheet, placeholders.code),
      locale,
      site,
      siteUrl: config.siteUrl,
      code: placeholders.code,
      sheet,
    }),
    sms: fill(letter.sms),
  };
}

/**
 * What lists of letters show behind the subject: what the letter adds to it. The subject has a code already.
 */
function previewOf({ title, lines, note }: Words, { facts = [], stories = [] }: Sheet, code = ''): string {
  const storyLines = stories.flatMap((story, at) => (at === 0 ? story.line : story.title)).filter(Boolean);
  const added = [...lines, ...facts.map(({ label, value }) => `${label} ${value}`), ...storyLines];
  const words = added.filter((line) => code === '' || !line.includes(code)).join(' · ');
  const letters = [...(words || note || title).replace(/\s+/g, ' ')];
  return letters.length > PREVIEW_LETTERS
    ? `${letters.slice(0, PREVIEW_LETTERS - 1).join('')}…`
    : letters.join('');
}

interface Words {
  title: string;
  lines: string[];
  button: string;
  note: string;
}

function toText({ title, lines, button, note }: Words, sheet: Sheet, locale: Locale): string[] {
  const colon = locale === 'en' ? ': ' : '：';
  return [
    ...(title === '' ? [] : [title, '']),
    ...lines,
    ...(sheet.facts ?? []).map(
      ({ label, value, was, more }) =>
        `${label}${colon}${was ? `${was} → ` : ''}${value}${more ? ` · ${more}` : ''}`,
    ),
    ...storyTexts(sheet),
    ...(sheet.pictures ?? []).flatMap((picture) => ['', picture.title, ...picture.lines, picture.url]),
    ...(button !== '' && sheet.url ? ['', `${button}${colon}${sheet.url}`] : []),
    ...(note === '' ? [] : ['', note]),
  ];
}
