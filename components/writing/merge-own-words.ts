import type { DraftText } from '@/backend/contract/writing/draft';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { takeServer } from './workbench/use-conflict';

/**
 * Saves the text written here before another person took over: as the newest version when nobody saved in between,
 * else as separate versions, after which the other person's text is shown. Text whose call failed stays in the draft,
 * and what was typed during a call is saved by another one.
 */
export async function mergeOwnWords(draft: Draft, id: number, locale: Locale): Promise<void> {
  const { saver } = draft;
  if ((await saver.flush()) || saver.state().step !== 'conflict') return;
  const copied = new Map<Locale, string>();
  const nextText = () =>
    draft
      .outgoing()
      .texts.find((text) => saver.changes().langs.has(text.lang) && copied.get(text.lang) !== wordsOf(text));
  for (;;) {
    for (let text = nextText(); text; text = nextText()) {
      const { lang, title, summary, body } = text;
      const stored = await postCall('saveCopy', { id, lang, title, summary, body }, locale);
      if (!stored.ok) return;
      copied.set(lang, wordsOf(text));
    }
    // Changed settings are left to the conflict view, where the author decides.
    if (Object.keys(saver.changes().settings).length > 0) return;
    const reply = await postCall('readDraft', { id, locale }, locale);
    if (!reply.ok) return;
    if (!nextText()) return takeServer(draft, reply.data);
  }
}

const wordsOf = ({ title, summary, body }: DraftText) => JSON.stringify([title, summary, body]);
