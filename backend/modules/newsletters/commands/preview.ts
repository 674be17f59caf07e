import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { WrittenIssue } from '@/backend/contract/newsletters/written-issue';
import type { Context } from '@/backend/kernel/context';
import { toWireDay } from '@/backend/kernel/text/time';
import { brandedConfig } from '@/backend/kernel/site-brand';
import { findIssue } from '@/backend/modules/newsletters/queries/issue-row';
import { writeText } from '@/backend/modules/newsletters/queries/write-issue';
import { mailOf } from './send/letter';
import { issueHtml } from './write/issue-html';
import { forReceiver } from './write/issue-mail';
import { issueText } from './write/issue-text';

/** A letter as it would be sent now, or was sent, to a reader of a language. @throws ApiError notFound */
export async function previewIssue(
  context: Context,
  { id, document, lang, scheme }: CallParsedInput<'previewLetterIssue'>,
): Promise<CallOutput<'previewLetterIssue'>> {
  const { issue, newsletter } = await findIssue(context, id);
  const text =
    document === undefined && issue.written
      ? issue.written[lang]
      : await writeText(context, document ?? issue.document, lang);
  const written: WrittenIssue = { 'zh-Hans': text, 'zh-Hant': text, en: text };
  const date = issue.startedAt ?? issue.sendAt ?? context.now();
  const mail = mailOf({ config: await brandedConfig(context) }, newsletter, {
    id,
    written,
    date,
    locale: lang,
  });
  const receiver = { key: 'preview', address: 'reader@example.org', day: toWireDay(context.now()) };
  return {
    subject: text.subject,
    html: forReceiver(issueHtml(mail, scheme), receiver, true),
    text: forReceiver(issueText(mail), receiver, false),
  };
}
