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

/**
 * Chinese names of authors, topics, labels, assets and terms that a search means: by their pinyin or its initials, by the same
 * sound in other characters, or with one wrong character in four or more. Best first.
 */
export async function namesMeant({ db }: Context, keyword: string): Promise<string[]> {
  const typed = foldCharacters(keyword).replace(/[\s']/g, '');
  const isHan = HAN_ONLY.test(typed);
  if (typed.length < MIN_SOUND || typed.length > MAX_SOUND || (!isHan && !/^[a-z]+$/.test(typed))) return [];
  const newest = ['authors', 'topics', 'labels'].map(
    (table) => sql`(select name from ${sql.identifier(table)} order by id desc limit ${MAX_NAMES})`,
  );
  const rows = await readRows(
    db,
    sql`select coalesce(name->>'zh-Hans', name->>'zh-Hant', '') as name from (${sql.join(newest, sql` union all `)}) named`,
    { name: text },
  );
  const stored = rows.map(({ name }) => foldCharacters(name));
  const names = [...new Set([...stored, ...ASSETS.flat(), ...TERMS])].filter(
    (name) => HAN_ONLY.test(name) && name !== typed,
  );
  const sound = isHan ? soundOf(typed).whole : typed;
  const whole = names.filter((name) => cachedSoundOf(name).whole === sound);
  const short = isHan
    ? names.filter((name) => isOneWrong(typed, name))
    : names.filter((name) => cachedSoundOf(name).initials === typed);
  return [...new Set([...whole, ...short])];
}

/** Whether two words of four or more characters differ in one. */
function isOneWrong(typed: string, name: string): boolean {
  if (typed.length < 4 || typed.length !== name.length) return false;
  return [...typed].filter((character, index) => character !== name.charAt(index)).length === 1;
}
