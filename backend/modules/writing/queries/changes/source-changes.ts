import { desc, eq, inArray } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { contents } from '@/backend/db/schema/stories';
import { manuscripts, sourceChanges } from '@/backend/db/schema/writing/drafts';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { readLiveDocuments } from '@/backend/modules/writing/queries/publishing/live-document';

const MAX_CHANGES = 100;

/** Undecided changes in the sources of live and scheduled stories, newest first. */
export async function listSourceChanges(
  context: Context,
  locale: Locale,
): Promise<CallOutput<'sourceChanges'>> {
  const rows = await context.db
    .select({ change: sourceChanges, content: contents, scheduled: manuscripts.submitted })
    .from(sourceChanges)
    .innerJoin(contents, eq(contents.id, sourceChanges.contentId))
    .leftJoin(manuscripts, eq(manuscripts.contentId, contents.id))
    .where(inArray(contents.status, ['approved', 'scheduled']))
    .orderBy(desc(sourceChanges.seenAt))
    .limit(MAX_CHANGES);
  const documents = await readLiveDocuments(
    context,
    rows.map(({ content }) => content),
  );
  const list = rows.flatMap(({ change, content, scheduled }) => {
    const isScheduled = content.status === 'scheduled';
    const live = (isScheduled ? scheduled : null) ?? documents.get(content.id);
    if (!live) return [];
    const moved = change.document ?? live;
    const lang = changedLang(live, moved) ?? live.texts.find((text) => text.lang === locale)?.lang;
    const before = textIn(live, lang ?? content.lang);
    return {
      id: content.id,
      version: content.version,
      kind: content.kind,
      is_scheduled: isScheduled,
      title: before.title,
      lang: lang ?? content.lang,
      langs: live.texts.map((text) => text.lang),
      is_withdrawn: change.isWithdrawn,
      seen_time: toWireTime(change.seenAt),
      before,
      after: textIn(moved, lang ?? content.lang),
    };
  });
  return { list };
}

/** The first language in which title or body differs. */
function changedLang(live: DraftDocument, moved: DraftDocument): Locale | undefined {
  return moved.texts.find(({ lang, title, body }) => {
    const liveText = live.texts.find((text) => text.lang === lang);
    return liveText?.title !== title || liveText.body !== body;
  })?.lang;
}

function textIn(document: DraftDocument, lang: Locale) {
  const text = document.texts.find((documentText) => documentText.lang === lang);
  return { title: text?.title ?? '', text: plainText(text?.body ?? '') };
}
