import { type Locale, LOCALES } from '@/backend/contract/locale';
import type { WrittenIssue } from '@/backend/contract/newsletters/written-issue';
import type { newsletterIssues } from '@/backend/db/schema/newsletters';
import type { Context } from '@/backend/kernel/context';
import { siteNameIn } from '@/backend/kernel/site-brand';
import { pageUrl } from '@/backend/kernel/page-url';
import { toWireDay } from '@/backend/kernel/text/time';
import { inLanguage } from '@/backend/modules/newsletters/queries/write-issue';
import type { NewsletterRow } from '@/backend/modules/newsletters/queries/newsletters';
import { countedUrl } from '@/backend/modules/newsletters/queries/counted-link';
import { bounceMark, messageIdOf } from '@/backend/modules/newsletters/queries/message-id';
import { openAddress, subscriberKey } from '@/backend/modules/newsletters/queries/subscriber-key';
import { issueHtml } from '../write/issue-html';
import { dateInWords, forReceiver, type IssueMail } from '../write/issue-mail';
import { issueText } from '../write/issue-text';
import type { Claimed } from './claim';
import type { Letter } from '@/backend/outbox/hand-to-mail-server';

type IssueRow = Pick<typeof newsletterIssues.$inferSelect, 'id'>;

/** An issue in one language, ready but for its receivers. */
export interface Form {
  subject: string;
  html: string;
  text: string;
}

/** What the forms of an issue are made of, in one language. */
export function mailOf(
  { config }: Pick<Context, 'config'>,
  newsletter: NewsletterRow,
  { id, written, date, locale }: { id: number; written: WrittenIssue; date: Date; locale: Locale },
): IssueMail {
  return {
    id,
    locale,
    site: siteNameIn(config, locale),
    siteUrl: pageUrl(config, locale, ''),
    name: inLanguage(newsletter.name, locale).text,
    date: dateInWords(date, locale),
    text: written[locale],
  };
}

/**
 * The forms of an issue in every language.
 * @param isSent whether they go to subscribers, whose clicks are counted if that is switched on
 */
export function formsOf(
  context: Pick<Context, 'config'>,
  newsletter: NewsletterRow,
  issue: { id: number; written: WrittenIssue; date: Date },
  isSent = false,
): Record<Locale, Form> {
  const entries = LOCALES.map((locale) => {
    const mail = mailOf(context, newsletter, { ...issue, locale });
    const isCounted = isSent && context.config.newsletters.countsClicks;
    const linkTo = (_: unknown, contentId: number) =>
      countedUrl(context, { issueId: issue.id, contentId, locale });
    return [
      locale,
      {
        subject: mail.text.subject,
        html: issueHtml({ ...mail, ...(isCounted && { linkTo }) }),
        text: issueText(mail),
      },
    ] as const;
  });
  return Object.fromEntries(entries) as Record<Locale, Form>;
}

/** The address to which a letter is returned, with its number (VERP); null when none is set up. */
function returnAddress(context: Pick<Context, 'config'>, deliveryId: number): string | null {
  const { bounces } = context.config.newsletters;
  if (bounces === null) return null;
  const at = bounces.lastIndexOf('@');
  return `${bounces.slice(0, at)}+${deliveryId}-${bounceMark(context, deliveryId)}${bounces.slice(at)}`;
}

/** The letter of one subscriber; null when the address cannot be opened. */
export function letterFor(
  context: Context,
  newsletter: NewsletterRow,
  issue: IssueRow,
  forms: Record<Locale, Form>,
  claimed: Claimed,
): Letter | null {
  const { config } = context;
  const to = openAddress(context, claimed.address);
  if (to === null) return null;
  const form = forms[claimed.locale];
  const key = subscriberKey(context, claimed.subscriberId);
  const receiver = { key, address: to, day: toWireDay(claimed.consentAt) };
  const bounce = returnAddress(context, claimed.id);
  return {
    from: config.mail.from,
    to,
    subject: form.subject,
    text: forReceiver(form.text, receiver, false),
    ...(!claimed.isTextOnly && { html: forReceiver(form.html, receiver, true) }),
    messageId: messageIdOf(context, claimed.id),
    headers: listHeaders(context, newsletter.key, issue.id, key),
    ...(bounce !== null && { envelope: { from: bounce, to } }),
  };
}

/**
 * The headers of a list (RFC 2369, 2919, 8058): unsubscribing by one request or one letter, the id of the list, and what
 * mail services report complaints by.
 */
function listHeaders(
  { config }: Pick<Context, 'config'>,
  newsletter: string,
  issueId: number,
  key: string,
): Record<string, string> {
  const host = new URL(config.siteUrl).hostname;
  const mailto = `mailto:${config.newsletters.mailbox}?subject=unsubscribe%20${key}`;
  return {
    'List-Unsubscribe': `<${config.siteUrl}/letters/unsubscribe/${key}>, <${mailto}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<${newsletter}.letters.${host}>`,
    'Feedback-ID': `${issueId}:${newsletter}:letters:${host}`,
    Precedence: 'bulk',
  };
}
