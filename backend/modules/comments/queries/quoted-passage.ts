import { eq } from 'drizzle-orm';
import { convertText } from '@/backend/contract/chinese/convert-text';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import { followTerms } from '@/backend/db/chinese-terms';
import { contentTexts } from '@/backend/db/schema/stories';
import type { Context } from '@/backend/kernel/context';
import { foldText } from './fold-words';

/**
 * Whether a passage stands in the title, the summary or the text of a story, in any of its languages or as readers of
 * the traditional script see it. Capitals, blanks and signs do not matter.
 */
export async function isPassageOf({ db }: Context, contentId: number, passage: string): Promise<boolean> {
  const { letters } = foldText(passage);
  if (letters === '') return false;
  const rows = await db.select().from(contentTexts).where(eq(contentTexts.contentId, contentId));
  await followTerms(db);
  return rows.some(({ lang, title, summary, body }) => {
    const text = [title, summary, plainText(body)].join('\n');
    const forms = lang === 'zh-Hans' ? [text, convertText(text, 'zh-Hant')] : [text];
    return forms.some((form) => foldText(form).letters.includes(letters));
  });
}
