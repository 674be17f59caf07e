import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { pinyin } from 'pinyin-pro';
import otherNames from '@/backend/contract/chinese/other-names.json';
import subjectWords from '@/backend/contract/chinese/subject-words.json';
import { text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';
import { ASSETS } from './asset-names';

const MIN_SOUND = 3;
const MAX_SOUND = 40;
/** The longest name that is put right among other words. */
const MAX_WITHIN = 8;
const HAN_ONLY = /^\p{Script=Han}{2,12}$/u;
/** Names and terms of the newsroom's subject that readers type by their sound. */
const TERMS = [
  ...subjectWords,
  ...otherNames.groups.flatMap(({ names }) => names.flatMap((row) => row.split('|'))),
].map(foldCharacters);
/** How many names of authors, of topics and of labels are compared, the newest. */
const MAX_NAMES = 20_000;

interface Sound {
  whole: string;
  initials: string;
}
/** The sounds of stored names; readers invent no entries. */
const sounds = new LRUCache<string, Sound>({ max: 4 * MAX_NAMES });

/** The pinyin of a Chinese name without tones, and its initials: 沈砚之 → `shenyanzhi`, `syz`. */
function soundOf(name: string): Sound {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', v: true });
  return { whole: syllables.join(''), initials: syllables.map((part) => part.charAt(0)).join('') };
}

function cachedSoundOf(name: string): Sound {
  const sound = sounds.get(name) ?? soundOf(name);
  sounds.set(name, sound);
  return sound;
}

/** What a search means by names and terms that it does not spell as they are written. */
export interface NamesMeant {
  /** Names that the whole search means, best first. */
  whole: string[];
  /** The search with such names in its chains of characters put right; null where there are none. */
  within: string | null;
}

/**
 * Chinese names of authors, topics, labels, assets and terms that a search means: by their pinyin or its initials, by the same
 * sound in other characters, or with one wrong character in four or more.
 */
export async function findChineseNames({ db }: Context, keyword: string): Promise<NamesMeant> {
  const typed = foldCharacters(keyword).replace(/[\s']/g, '');
  if (typed.length < MIN_SOUND || typed.length > MAX_SOUND) return { whole: [], within: null };
  const newest = ['authors', 'topics', 'labels'].map(
    (table) => sql`(select name from ${sql.identifier(table)} order by id desc limit ${MAX_NAMES})`,
  );
  const rows = await readRows(
    db,
    sql`select coalesce(name->>'zh-Hans', name->>'zh-Hant', '') as name from (${sql.join(newest, sql` union all `)}) named`,
    { name: text },
  );
  const stored = rows.map(({ name }) => foldCharacters(name));
  const names = [...new Set([...stored, ...ASSETS.flat(), ...TERMS])].filter((name) => HAN_ONLY.test(name));
  return { whole: wholeNames(typed, names), within: namesWithin(foldCharacters(keyword), names) };
}

function wholeNames(typed: string, all: readonly string[]): string[] {
  const isHan = HAN_ONLY.test(typed);
  if (!isHan && !/^[a-z]+$/.test(typed)) return [];
  const names = all.filter((name) => name !== typed);
  const sound = isHan ? soundOf(typed).whole : typed;
  const whole = names.filter((name) => cachedSoundOf(name).whole === sound);
  const short = isHan
    ? names.filter((name) => isOneWrong(typed, name))
    : names.filter((name) => cachedSoundOf(name).initials === typed);
  return [...new Set([...whole, ...short])];
}

/**
 * A folded search with the names put right that its chains spell by other characters of their sound: 比特弊减半 → 比特币减半. Two characters sound like too many others, and
 * what is written as a name is right.
 */
function namesWithin(folded: string, names: readonly string[]): string | null {
  const long = names.filter((name) => name.length >= MIN_SOUND && name.length <= MAX_WITHIN);
  const right = folded.replaceAll(/\p{Script=Han}{3,}/gu, (chain) => chainWithNames(chain, long));
  return right === folded ? null : right;
}

function chainWithNames(chain: string, names: readonly string[]): string {
  const written = names.filter((name) => chain.includes(name));
  for (let length = Math.min(MAX_WITHIN, chain.length); length >= MIN_SOUND; length -= 1)
    for (let at = 0; at + length <= chain.length; at += 1) {
      const part = chain.slice(at, at + length);
      if (written.some((name) => name.includes(part))) continue;
      const ofLength = names.filter((name) => name.length === length && sharesCharacter(name, part));
      const sound = ofLength.length > 0 ? soundOf(part).whole : '';
      const meant = ofLength.find((name) => cachedSoundOf(name).whole === sound);
      if (meant !== undefined)
        return chain.slice(0, at) + meant + chainWithNames(chain.slice(at + length), names);
    }
  return chain;
}

const sharesCharacter = (name: string, part: string): boolean =>
  [...part].some((character, at) => character === name.charAt(at));

/** Whether two words of four or more characters differ in one. */
function isOneWrong(typed: string, name: string): boolean {
  if (typed.length < 4 || typed.length !== name.length) return false;
  return [...typed].filter((character, index) => character !== name.charAt(index)).length === 1;
}
