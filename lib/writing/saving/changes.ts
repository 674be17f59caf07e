import type { DraftDocument, DraftSettings, DraftText } from '@/backend/contract/writing/draft';
import type { Locale } from '@/lib/platform/language/locales';

/** The changes since the last save: languages whose text changed, and settings with their new values. */
export interface Changes {
  langs: ReadonlySet<Locale>;
  settings: Partial<DraftSettings>;
}

export const NO_CHANGES: Changes = { langs: new Set(), settings: {} };

/** Changes without those of one text. */
export const withoutLanguage = ({ langs, settings }: Changes, lang: Locale): Changes => ({
  langs: new Set([...langs].filter((each) => each !== lang)),
  settings,
});

export function hasChanges({ langs, settings }: Changes): boolean {
  return langs.size > 0 || Object.keys(settings).length > 0;
}

/** Two changes merged; for settings, the later value counts. */
export function mergeChanges(earlier: Changes, later: Changes): Changes {
  return {
    langs: new Set([...earlier.langs, ...later.langs]),
    settings: { ...earlier.settings, ...later.settings },
  };
}

/** The content of one request: the whole text of one language; the first request also has all changed settings. */
export interface SavePart {
  text: DraftText | null;
  settings: Partial<DraftSettings>;
}

export function partsOf(changes: Changes, document: DraftDocument): SavePart[] {
  const texts = document.texts.filter(({ lang }) => changes.langs.has(lang));
  if (texts.length === 0) return hasChanges(changes) ? [{ text: null, settings: changes.settings }] : [];
  return texts.map((text, index) => ({ text, settings: index === 0 ? changes.settings : {} }));
}

/** A document with the text of one language replaced; a new language is added at the end. */
export function withText(document: DraftDocument, text: DraftText): DraftDocument {
  const has = document.texts.some(({ lang }) => lang === text.lang);
  const texts = has
    ? document.texts.map((oldText) => (oldText.lang === text.lang ? text : oldText))
    : [...document.texts, text];
  return { ...document, texts };
}

/** The differences between two documents, as changes that lead from the first to the second. */
export function changesBetween(from: DraftDocument, to: DraftDocument): Changes {
  const langs = to.texts
    .filter(
      (text) =>
        !isSameText(
          from.texts.find(({ lang }) => lang === text.lang),
          text,
        ),
    )
    .map(({ lang }) => lang);
  const { texts: _from, ...before } = from;
  const { texts: _to, ...after } = to;
  const settings = Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(Object.entries(before).find(([key]) => key === name)?.[1]),
    ),
  );
  return { langs: new Set(langs), settings };
}

function isSameText(a: DraftText | undefined, b: DraftText): boolean {
  return a !== undefined && isSameWords(a, b) && isSameWords(a.made_from, b.made_from);
}

type Words = Pick<DraftText, 'title' | 'summary' | 'body'>;

function isSameWords(a: Words | undefined, b: Words | undefined): boolean {
  return a?.title === b?.title && a?.summary === b?.summary && a?.body === b?.body;
}
