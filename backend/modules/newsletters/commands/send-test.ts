import { eq } from 'drizzle-orm';
import { newsletters } from '@/backend/db/schema/newsletters';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireDay } from '@/backend/kernel/text/time';
import { brandedConfig } from '@/backend/kernel/site-brand';
import type { IssueRow } from '@/backend/modules/newsletters/queries/issue-row';
import { writeIssue } from '@/backend/modules/newsletters/queries/write-issue';
import { queueLetterPayload } from '@/backend/outbox/mail';
import { formsOf } from './send/letter';
import { forReceiver } from './write/issue-mail';

/** Opens nothing: the links of a test letter lead to pages that do not know it. */
const TEST_KEY = 'test-letter-without-a-subscriber';

/** Sends an issue as it stands to the member. @throws ApiError invalidInput for a member without an address */
export async function sendTest(
  context: Context,
  issue: IssueRow,
  member: Member,
  { lang = 'zh-Hans' }: { lang?: 'zh-Hans' | 'zh-Hant' | 'en' },
): Promise<void> {
  const { db, now } = context;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, member.id));
  if (!user?.email) throw new ApiError('invalidInput', { email: 'required' });
  const [newsletter] = await db.select().from(newsletters).where(eq(newsletters.id, issue.newsletterId));
  if (!newsletter) throw new ApiError('notFound');
  const written = issue.written ?? (await writeIssue(context, issue.document));
  const config = await brandedConfig(context);
  const form = formsOf({ config }, newsletter, { id: issue.id, written, date: now() })[lang];
  const receiver = { key: TEST_KEY, address: user.email, day: toWireDay(now()) };
  const payload = {
    to: user.email,
    subject: `[${TEST_WORD[lang]}] ${form.subject}`,
    text: forReceiver(form.text, receiver, false),
    html: forReceiver(form.html, receiver, true),
    expires: null,
    attachments: [],
    headers: {},
  };
  await queueLetterPayload(context, payload, { key: 'newsletterTest' });
}

const TEST_WORD = { 'zh-Hans': '试寄', 'zh-Hant': '試寄', en: 'Test' } as const;
