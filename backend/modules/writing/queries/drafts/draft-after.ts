import type { DraftDocument, DraftText } from '@/backend/contract/writing/draft';
import { isSameDocument, isSameText, WORDS } from './same-document';
import type { DraftRow } from './open-draft';

/**
 * The draft that remains when the submitted version has gone live: a version written since, or the languages that were
 * not submitted. Null when nothing remains.
 */
export function draftAfter(
  { document, submitted, submittedLangs }: Pick<DraftRow, 'document' | 'submitted' | 'submittedLangs'>,
  live: DraftDocument,
): DraftDocument | null {
  if (!submitted) return null;
  if (isDraftNewer({ document, submitted })) return document;
  const liveText = ({ lang }: DraftText) => live.texts.find((text) => text.lang === lang);
  const isLeft = (text: DraftText) =>
    !submittedLangs.includes(text.lang) &&
    WORDS.some((field) => text[field] !== '') &&
    !isSameText(text, liveText(text));
  const left = submitted.texts.filter(isLeft);
  if (left.length === 0) return null;
  const shown = live.texts.filter(({ lang }) => !left.some((text) => text.lang === lang));
  return { ...live, texts: [...shown, ...left] };
}

/** Whether the draft was saved after its submission, so that the two differ. */
export function isDraftNewer({ document, submitted }: Pick<DraftRow, 'document' | 'submitted'>): boolean {
  return submitted !== null && !isSameDocument(document, submitted);
}

/**
 * A live version, to which the sources of its translations are added: only manuscripts store the texts that
 * translations were made from.
 */
export function withSources(live: DraftDocument, draft: DraftDocument): DraftDocument {
  const sourceOf = ({ lang }: DraftText) => draft.texts.find((text) => text.lang === lang)?.made_from;
  const texts = live.texts.map((text) => {
    const source = text.made_from ?? sourceOf(text);
    return source ? { ...text, made_from: source } : text;
  });
  return { ...live, texts };
}
