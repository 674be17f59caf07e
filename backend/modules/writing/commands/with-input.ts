import { EMPTY_SETTINGS } from '@/backend/contract/writing/empty-settings';
import type { PieceDocument, PieceSettings, PieceText } from '@/backend/contract/writing/piece';
import { textWork } from '@/backend/contract/rich-text/text-work';
import type { Context } from '@/backend/kernel/context';
import { countWork } from '@/backend/kernel/limits';
import type { Member } from '@/backend/kernel/caller';
import { cleanHtml } from '@/backend/kernel/text/clean-html';

/** What a member sends of the words of a language. */
type Words = Partial<Pick<PieceText, 'body' | 'made_from'>>;

/** The work that the texts of an input cause, in signs of markup. */
export const workOf = ({ body, made_from: source }: Words): number =>
  textWork(body ?? '') + textWork(source?.body ?? '');

/** Counts the work that the texts of an input cause. @throws ApiError tooManyRequests */
export function countTextWork(context: Context, member: Member, input: Words): Promise<void> {
  return countWork(context, ['textWorkAccount', member.id], workOf(input));
}

/** The same input with clean HTML. It takes no transaction's time: to be called before one begins. */
export async function cleanWords<Input extends Words>(input: Input): Promise<Input> {
  const { body, made_from: source } = input;
  return {
    ...input,
    ...(body !== undefined && { body: await cleanHtml(body) }),
    ...(source && { made_from: { ...source, body: await cleanHtml(source.body) } }),
  };
}

export const emptyText = (lang: PieceText['lang']): PieceText => ({ lang, title: '', summary: '', body: '' });

/** A version with the fields of the input replaced, whose HTML is clean. `is_important` is ignored unless from an editor. */
export function withInput(
  document: PieceDocument,
  input: Partial<Omit<PieceDocument, 'texts'>> & Partial<PieceText> & Pick<PieceText, 'lang'>,
  member: Member,
): PieceDocument {
  const isEditor = member.roles.includes('editor') || member.roles.includes('admin');
  const settings = Object.fromEntries(
    (Object.keys(EMPTY_SETTINGS) as (keyof PieceSettings)[])
      .filter((key) => input[key] !== undefined && (key !== 'is_important' || isEditor))
      .map((key) => [key, input[key]]),
  );
  const { lang, title, summary, body, made_from: given } = input;
  const isText = [title, summary, body, given].some((value) => value !== undefined);
  const before = document.texts.find((text) => text.lang === lang) ?? emptyText(lang);
  const source = given ?? before.made_from;
  const text: PieceText = {
    lang,
    title: title ?? before.title,
    summary: summary ?? before.summary,
    body: body ?? before.body,
    ...(source && { made_from: source }),
  };
  const isNew = !document.texts.some((one) => one.lang === lang);
  const texts = document.texts.map((one) => (one.lang === lang ? text : one));
  return { ...document, ...settings, texts: isText && isNew ? [...texts, text] : texts };
}
