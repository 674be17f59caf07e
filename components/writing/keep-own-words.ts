import { postCall } from '@/lib/platform/calls/browser';
import type { Locale } from '@/lib/platform/language/locales';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { takeServer } from './use-conflict';

/**
 * Stores what was written here before somebody else took over: as the newest version where nobody saved since, else as
 * versions of their own beside it, with the other's text shown from then on. What no answer was had for stays here.
 */
export async function keepOwnWords(draft: Draft, id: number, locale: Locale): Promise<void> {
  const { saver } = draft;
  if ((await saver.flush()) || saver.state().step !== 'conflict') return;
  const { langs, settings } = saver.changes();
  for (const { lang, title, summary, body } of draft.outgoing().texts) {
    if (!langs.has(lang)) continue;
    const kept = await postCall('keepWords', { id, lang, title, summary, body }, locale);
    if (!kept.ok) return;
  }
  // Settings are compared by the writer, as after any conflict.
  if (Object.keys(settings).length > 0) return;
  const reply = await postCall('readPiece', { id, locale }, locale);
  if (reply.ok) takeServer(draft, reply.data);
}
