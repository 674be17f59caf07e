import 'server-only';
import { getTranslations } from 'next-intl/server';
import { COMMENT_REASONS, HELD_REASONS } from '@/backend/contract/comments/states';

/** The words that the script of comments writes, in the language of the page. `{…}` is filled by the script. */
export async function commentWords() {
  const t = await getTranslations('comments');
  return {
    held: t('held'),
    removed: t('removedOwn'),
    failed: t('failed'),
    posted: t('posted'),
    reported: t('reported'),
    appealed: t('appealed'),
    editing: t('editing'),
    earlier: t('earlier'),
    replyTo: t('replyToShort', { name: '{name}' }),
    banned: t('banned', { until: '{until}', reason: '{reason}' }),
    login: t('login'),
    reasons: Object.fromEntries(COMMENT_REASONS.map((reason) => [reason, t(`reasons.${reason}`)])),
    waits: Object.fromEntries(HELD_REASONS.map((reason) => [reason, t(`waits.${reason}`)])),
  };
}

export type CommentWords = Awaited<ReturnType<typeof commentWords>>;
