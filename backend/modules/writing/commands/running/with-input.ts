import { EMPTY_SETTINGS } from '@/backend/contract/writing/empty-settings';
import type { DraftDocument, DraftSettings, DraftText } from '@/backend/contract/writing/draft';
import { textWork } from '@/backend/contract/rich-text/text-work';
import type { Context } from '@/backend/kernel/context';
import { countWork } from '@/backend/kernel/limits';
import type { Member } from '@/backend/kernel/caller';
import { cleanHtml } from '@/backend/kernel/text/clean-html';

/** The texts of one language that a member sends. */
type Words = Partial<Pick<DraftText, 'body' | 'made_from'>>;

/** The work of processing the texts of an input, in signs of markup. */
export const workOf = ({ body, made_from: source }: Words): number =>
  textWork(body ?? '') + textWork(source?.body ?? '');

/** Counts the work of processing the texts of an input. @throws ApiError tooManyRequests */
export function countTextWork(context: Context, member: Member, input: Words): Promise<void> {
  return countWork(context, ['textWorkAccount', member.id], workOf(input));
}

/** The same input with cleaned HTML. Called before a transaction begins, because cleaning takes time. */
export async function cleanWords<Input extends Words>(input: Input): Promise<Input> {
  const { body, made_from: source } = input;
  return {
    ...input,
    ...(body !== undefined && { body: await cleanHtml(body) }),
    ...(source && { made_from: { ...source, body: await cleanHtml(source.body) } }),
  };
}

export const emptyText = (lang: DraftText['lang']): DraftText => ({ lang, title: '', summary: '', body: '' });

/**
 * A version in which the fields of the input are replaced; their HTML is already cleaned. `is_important` is ignored
 * unless an editor sends it.
 */
export function withInput(
  document: DraftDocument,
  input: Partial<Omit<DraftDocument, 'texts'>> & Partial<DraftText> & Pick<DraftText, 'lang'>,
  member: Member,
): DraftDocument {
  const isEditor = member.roles.includes('editor') || member.roles.includes('admin');
  const settings = Object.fromEntries(
    (Object.keys(EMPTY_SETTINGS) as (keyof DraftSettings)[])
      .filter((key) => input[key] !== undefined && (key !== 'is_important' || isEditor))
      .map((key) => [key, input[key]]),
  );
  const { lang, title, summary, body, made_from: newSource } = input;
  const isText = [title, summary, body, newSource].some((value) => value !== undefined);
  const before = document.texts.find((text) => text.lang === lang) ?? emptyText(lang);
  const source = newSource ?? before.made_from;
  const text: DraftText = {
    lang,
    title: title ?? before.title,
    summary: summary ?? before.summary,
    body: body ?? before.body,
    ...(source && { made_from: source }),
  };
  const isNew = !document.texts.some((existingText) => existingText.lang === lang);
  const texts = document.texts.map((existingText) => (existingText.lang === lang ? text : existingText));
  return { ...document, ...settings, texts: isText && isNew ? [...texts, text] : texts };
}
