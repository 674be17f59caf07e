import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { takeServer } from './workbench/use-conflict';

/**
 * Saves the text written here before another person took over: as the newest version when nobody saved in between,
 * else as separate versions, after which the other person's text is shown. Text whose call failed stays in the draft.
 */
export async function mergeOwnWords(draft: Draft, id: number, locale: Locale): Promise<void> {
  const { saver } = draft;
  if ((await saver.flush()) || saver.state().step !== 'conflict') return;
  const { langs, settings } = saver.changes();
  for (const { lang, title, summary, body } of draft.outgoing().texts) {
    if (!langs.has(lang)) continue;
    const stored = await postCall('saveCopy', { id, lang, title, summary, body }, locale);
    if (!stored.ok) return;
  }
  // Changed settings are left to the conflict view, where the author decides.
  if (Object.keys(settings).length > 0) return;
  const reply = await postCall('readDraft', { id, locale }, locale);
  if (reply.ok) takeServer(draft, reply.data);
}
