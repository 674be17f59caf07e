import phrases from './phrases.json';
import type { Script } from './script';

type Entry = [from: string, form: string];

const directionOf = (to: Script) => (to === 'zh-Hans' ? 'hans' : 'hant');

/** Characters whose form alone is another one here than OpenCC's: a particle 著 is 着 in simplified Chinese. */
export function houseCharacters(to: Script): Entry[] {
  return Object.entries(phrases.characters[directionOf(to)]);
}

/**
 * What OpenCC's dictionaries take for something else, as [phrase, its form]. `plain`: each character takes the form it
 * has alone (`spell`). `kept`: so does each but the one named, which is a surname or means what it says. `becoming`: so
 * does each but the first one named, which takes the form named after it. `forms` are written out. In the lists,
 * `(a|b)c` stands for ac and bc; `finish` brings the forms of both to what the region prints.
 */
export function housePhrases(
  to: Script,
  spell: (text: string) => string,
  finish: (text: string) => string,
): Entry[] {
  const { plain, kept, becoming, forms } = phrases[directionOf(to)];
  return [
    ...plain.flatMap(spellOut).map((phrase): Entry => [phrase, spell(phrase)]),
    ...Object.entries(kept).flatMap(([character, patterns]) =>
      patterns
        .flatMap(spellOut)
        .map((phrase): Entry => [phrase, phrase.split(character).map(spell).join(character)]),
    ),
    ...Object.entries(becoming).flatMap(([[from = '', form = ''], patterns]) =>
      patterns
        .flatMap(spellOut)
        .map((phrase): Entry => [phrase, phrase.split(from).map(spell).join(finish(form))]),
    ),
    ...Object.entries(forms).map(([phrase, form]): Entry => [phrase, finish(form)]),
  ];
}

/** Every phrase a pattern with `(a|b)` groups stands for. */
function spellOut(pattern: string): string[] {
  const [whole, group] = /\(([^()]*)\)/.exec(pattern) ?? [];
  if (whole === undefined || group === undefined) return [pattern];
  return group.split('|').flatMap((choice) => spellOut(pattern.replace(whole, choice)));
}
