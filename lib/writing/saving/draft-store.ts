import type { Editor } from '@tiptap/core';
import type { DraftDocument, DraftSettings, DraftText } from '@/backend/contract/writing/draft';
import { postCall } from '@/lib/platform/calls/post-call';
import type { Locale } from '@/lib/platform/language/locales';
import { createCopyKeeper } from '@/lib/saving/copy-keeper';
import type { Opening } from '@/lib/writing/opening';
import { writeHtml } from '@/lib/writing/schema/read-html';
import { withText } from './changes';
import { houseText } from './house-text';
import { draftCopies } from './local-copy';
import { createSaver } from './saver';
import { createTimeline } from './timeline';

export type Draft = ReturnType<typeof createDraft>;

/** `coming`: a cover was chosen and is being read, cropped or sent. `failed`: it could not be stored. */
type CoverStep = 'settled' | 'coming' | 'failed';

/** The state of a draft in the editor: its document, saving to the server, the copy in this browser, undo. */
export function createDraft(user: number, opening: Opening, locale: Locale) {
  let document = opening.document;
  /** Bodies changed in an editor since `document` was last updated; converted to HTML only when needed. */
  const bodies = new Map<Locale, () => string>();
  const editors = new Set<Editor>();
  const listeners = new Set<() => void>();
  let revision = 0;
  let openings = 0;
  let refusedTime: string | null = null;
  let coverStep: CoverStep = 'settled';
  const timeline = createTimeline();

  const notify = () => {
    revision += 1;
    listeners.forEach((listener) => listener());
  };
  const current = (): DraftDocument => {
    for (const [lang, body] of bodies) {
      const text = document.texts.find((draftText) => draftText.lang === lang);
      if (text) document = withText(document, { ...text, body: body() });
    }
    return document;
  };
  const outgoing = () => {
    const { texts, ...settings } = current();
    return { ...settings, texts: texts.map(houseText) };
  };
  const { stored } = opening;
  const kind = stored?.kind ?? 'article';
  const copies = createCopyKeeper<DraftDocument>({
    key: opening.key,
    base: stored && { version: stored.version, document: stored.document },
    document: current,
    write: (key, copied, base) =>
      draftCopies.write({ user, key, kind, document: copied, base, at: Date.now() }),
    clear: (key) => draftCopies.clear(user, key),
  });
  const saver = createSaver({
    key: opening.key,
    start: { id: stored?.id ?? null, version: stored?.version ?? null, savedAt: stored?.saved_time ?? '' },
    kind,
    document: outgoing,
    send: (input) => postCall('saveDraft', input, locale),
    keep: copies.keep,
  });
  saver.onChange(notify);

  return {
    kind,
    saver,
    copies,
    timeline,
    /** Names of labels chosen in this editor, as `label:7`. */
    names: new Map<string, string>(),
    current,
    /** The text in the form in which it is sent to the server. */
    outgoing,
    /** Grows with every change, for `useSyncExternalStore`. */
    revision: () => revision,
    /** Grows when the whole document is replaced, so that editors start again. */
    openings: () => openings,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setText: (lang: Locale, change: Partial<DraftText>) => {
      const text = document.texts.find((draftText) => draftText.lang === lang) ?? {
        lang,
        title: '',
        summary: '',
        body: '',
      };
      const { title, summary } = change;
      const after = { ...(title !== undefined && { title }), ...(summary !== undefined && { summary }) };
      if (Object.keys(after).length > 0)
        timeline.add({ kind: 'words', lang, before: pick(text, after), after });
      document = withText(document, { ...text, ...change, lang });
      saver.change({ langs: new Set([lang]), settings: {} });
      notify();
    },
    setBody: (lang: Locale, editor: Editor) => {
      // Stores the editor's current document, since the editor may be closed before the HTML is needed.
      const { doc } = editor.state;
      editors.add(editor);
      bodies.set(lang, () => writeHtml(doc));
      saver.change({ langs: new Set([lang]), settings: {} });
    },
    /** The open editors that changed something; their pictures may still be uploading. */
    editors: () => [...editors].filter((editor) => !editor.isDestroyed),
    setSettings: (change: Partial<DraftSettings>) => {
      timeline.add({ kind: 'settings', before: pick(document, change), after: change });
      document = { ...document, ...change };
      saver.change({ langs: new Set(), settings: change });
      notify();
    },
    /**
     * The text in the release time field if it is not a valid time; else null. It is not stored, and prevents a
     * submission.
     */
    refusedTime: () => refusedTime,
    refuseTime: (typed: string | null) => {
      refusedTime = typed;
      notify();
    },
    /** What became of the cover that was chosen last; a submission waits for it. */
    coverStep: () => coverStep,
    setCoverStep: (step: CoverStep) => {
      coverStep = step;
      notify();
    },
    /** Replaces the whole document: by the browser's copy, a merged version, or the server's. */
    replace: (next: DraftDocument) => {
      bodies.clear();
      timeline.clear();
      document = next;
      openings += 1;
      notify();
    },
    dropText: (lang: Locale) => {
      bodies.delete(lang);
      document = { ...current(), texts: document.texts.filter((text) => text.lang !== lang) };
      notify();
    },
  };
}

/** The present values of the fields of a change. */
function pick<Of extends object>(of: Of, change: Partial<Of>): Partial<Of> {
  const picked: Partial<Of> = {};
  for (const key in change) picked[key] = of[key];
  return picked;
}
