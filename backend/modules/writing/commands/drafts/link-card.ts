import { and, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { contents, contentTexts } from '@/backend/db/schema/stories';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { fetchPicture } from '@/backend/modules/uploads/commands/fetch-picture';
import { storeUpload } from '@/backend/modules/uploads/commands/store-picture';
import { preferred } from '@/backend/kernel/text/local';
import { readLink } from './read-link';

/** The path of a story's page on this site, in any language. */
const OWN_STORY = /^(?:\/zh-hant|\/en)?\/(?:news|wz_detail|contents)\/([1-9]\d{0,14})\/?$/;

/**
 * The content of a card about an address. A story of this site is read from the database; any other page is fetched
 * within limits and never from the operator's own network, and its picture is stored as an upload of the member.
 * @throws ApiError invalidInput for a page that cannot be read or has no title, tooManyRequests
 */
export async function makeLinkCard(
  context: Context,
  member: Member,
  { url, locale }: CallParsedInput<'linkCard'>,
): Promise<CallOutput<'linkCard'>> {
  const address = new URL(url);
  const isOwn = address.origin === new URL(context.config.siteUrl).origin;
  const story = isOwn ? OWN_STORY.exec(address.pathname)?.[1] : undefined;
  if (story !== undefined) return ofStory(context, Number(story), locale);
  await countTries(context, [['linkCardAccount', member.id]]);
  const head = await readLink(url);
  if (head === null || head.title === '') throw new ApiError('invalidInput', { url: 'notRead' });
  const pic = head.picture === null ? '' : await storePicture(context, member, head.picture);
  return { href: url, title: head.title, text: head.description, site: head.site, pic };
}

async function ofStory({ db }: Context, id: number, locale: Locale): Promise<CallOutput<'linkCard'>> {
  const rows = await db
    .select({
      lang: contentTexts.lang,
      title: contentTexts.title,
      text: contentTexts.summary,
      pic: contents.pic,
    })
    .from(contentTexts)
    .innerJoin(contents, eq(contents.id, contentTexts.contentId))
    .where(and(eq(contents.id, id), eq(contents.status, 'approved')));
  const text = preferred(rows, locale);
  if (!text) throw new ApiError('invalidInput', { url: 'notFound' });
  return { href: `/contents/${id}`, title: text.title, text: text.text, site: '', pic: text.pic };
}

/** Stores the picture of a card; empty when that fails, because a card needs none. */
async function storePicture(context: Context, member: Member, url: string): Promise<string> {
  try {
    const bytes = await fetchPicture(url, () => false);
    return await storeUpload(context, member, bytes, 'content', 'import');
  } catch (error) {
    context.log.info({ url, error: String(error) }, 'the picture of a link card was left out');
    return '';
  }
}
