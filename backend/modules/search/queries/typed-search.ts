import type { SearchKind } from '@/backend/contract/search/calls';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import type { Context } from '@/backend/kernel/context';
import { hiddenKinds } from './hidden-kinds';
import { finding } from './finding';
import { type NamesMeant, findChineseNames } from './find-chinese-names';
import { spellings } from './spellings';

/** The most suggestions of one search. */
export const MAX_SUGGESTIONS = 3;

/** A search as it was typed, with what several of its steps look up, each once. */
export interface TypedSearch {
  keyword: string;
  /** Kinds of document that no search finds. */
  without: readonly SearchKind[];
  /** It with its misspelt words replaced by known ones, likeliest first; see `spellings`. */
  spellings(): Promise<string[]>;
  /** Those of them that find something. */
  rightSpellings(): Promise<string[]>;
  /** The names it means otherwise than it spells them. */
  names(): Promise<NamesMeant>;
}

/** Begins a search: only what is needed will be looked up. */
export async function typedSearch(context: Context, keyword: string): Promise<TypedSearch> {
  const without = await hiddenKinds(context);
  const spelt = once(() => spellings(context, foldCharacters(keyword)));
  const right = once(async () => finding(context, await spelt(), { max: MAX_SUGGESTIONS, without }));
  const names = once(() => findChineseNames(context, keyword));
  return { keyword, without, spellings: spelt, rightSpellings: right, names };
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => (reading ??= read());
}
