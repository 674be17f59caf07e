import phrases from './phrases.json';
import type { Script } from './script';

type Entry = [from: string, form: string];

const directionOf = (to: Script) => (to === 'zh-Hans' ? 'hans' : 'hant');

/** Characters whose form outside phrases differs from OpenCC's: the particle 著 is 着 in simplified Chinese. */
export function houseCharacters(to: Script): Entry[] {
  return Object.entries(phrases.characters[directionOf(to)]);
}

/**
 * Phrases OpenCC's dictionaries get wrong, as [phrase, its form]. `plain`: each character takes its single form
 * (`spell`). `kept`: so do all but the named character, which stays as it is. `becoming`: so do all but the first named
 * character, which becomes the second one. `forms`: the form is given. In the lists, `(a|b)c` stands for ac and bc.
 * `finish` turns the given forms of `becoming` and `forms` into those of the region.
 */
export function housePhrases(
  to: Script,
  spell: (text: string) => string,
  finish: (text: string) => string,
): Entry[] {
  const { plain, kept: stored, becoming, forms } = phrases[directionOf(to)];
  return [
    ...plain.flatMap(spellOut).map((phrase): Entry => [phrase, spell(phrase)]),
    ...Object.entries(stored).flatMap(([character, patterns]) =>
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
