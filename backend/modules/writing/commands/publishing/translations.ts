import { and, eq } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { OWN_APPROVAL } from '@/backend/contract/writing/transitions';
import { withheldTexts } from '@/backend/db/schema/writing/withheld-texts';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import type { OpenDraft } from '@/backend/modules/writing/queries/drafts/open-draft';
import { readWithheld } from '@/backend/modules/writing/queries/publishing/withheld';
import { checkDocument } from '@/backend/modules/writing/commands/drafts/check-document';
import { checkEmbargo } from '@/backend/modules/writing/commands/review/embargo';
import { inState } from './live';
import { notifyOwner } from '@/backend/modules/writing/commands/running/notices';
import { runCommand } from '@/backend/modules/writing/commands/running/run-command';

/**
 * Takes one translation of a live story off the site. Later approvals, corrections and imports of that language are
 * stored and stay off the site until `restoreTranslation`.
 * @throws ApiError invalidInput for the original language, and for a language readers do not see
 */
export function withdrawTranslation(
  context: Context,
  member: Member,
  { id, version, lang, reason }: CallParsedInput<'withdrawTranslation'>,
) {
  const details = { lang, reason };
  return runCommand(
    context,
    member,
    { command: 'withdrawText', id, version, input: details },
    async (inner, draft) => {
      const { content } = draft;
      if (lang === content.lang) throw new ApiError('invalidInput', { lang: 'original' });
      const live = await inState(inner, draft, 'approved');
      const text = live.document.texts.find((liveText) => liveText.lang === lang);
      const isWithheld = (await readWithheld(inner, id)).some((withheldText) => withheldText.lang === lang);
      if (!text || isWithheld) throw new ApiError('invalidInput', { lang: 'notFound' });
      const { title, summary, body } = text;
      await inner.db.insert(withheldTexts).values({
        ...{ contentId: id, lang, title, summary, body, reason },
        withdrawnBy: member.id,
        withdrawnAt: inner.now(),
      });
      if (content.ownerId !== member.id) await notifyOfText(inner, draft, 'textWithdrawn', details);
      return {
        draftRow: {},
        live: { ...live, updatedTime: content.updatedTime },
        revision: { document: live.document, reason },
        detail: details,
      };
    },
  );
}

/**
 * Puts a translation back on the site, with the newest text that was approved for it.
 * @throws ApiError ownPiece, underEmbargo, invalidInput for a language that is not off the site, and for failed checks
 */
export function restoreTranslation(
  context: Context,
  member: Member,
  { id, version, lang, reason }: CallParsedInput<'restoreTranslation'>,
) {
  const details = { lang, reason };
  return runCommand(
    context,
    member,
    { command: 'restoreText', id, version, input: details },
    async (inner, draft) => {
      const { content, relations } = draft;
      const mayApprove = relations.includes(OWN_APPROVAL[inner.config.ownApproval]);
      if (content.ownerId === member.id && content.kind === 'article' && !mayApprove)
        throw new ApiError('ownPiece');
      checkEmbargo(inner, member, draft, false);
      const status = content.status === 'withdrawn' ? 'withdrawn' : 'approved';
      const live = await inState(inner, draft, status);
      checkDocument(content.kind, live.document, [lang]);
      const freed = await inner.db
        .delete(withheldTexts)
        .where(and(eq(withheldTexts.contentId, id), eq(withheldTexts.lang, lang)))
        .returning({ lang: withheldTexts.lang });
      if (freed.length === 0) throw new ApiError('invalidInput', { lang: 'notFound' });
      if (content.ownerId !== member.id && status === 'approved')
        await notifyOfText(inner, draft, 'textRestored', details);
      const { updatedTime, withdrawnBy } = content;
      return {
        draftRow: {},
        live: { ...live, updatedTime, ...(status === 'withdrawn' && { withdrawnBy }) },
        revision: { document: live.document, reason },
        detail: details,
      };
    },
  );
}

/** Notifies the owner about one language of a story, by its name in the owner's language. */
async function notifyOfText(
  context: Context,
  draft: OpenDraft,
  key: 'textWithdrawn' | 'textRestored',
  { lang, reason }: { lang: Locale; reason: string },
): Promise<void> {
  const nameIn = (locale: Locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(lang) ?? lang;
  await notifyOwner(context, draft, key, (locale) => ({ language: nameIn(locale), reason }));
}
