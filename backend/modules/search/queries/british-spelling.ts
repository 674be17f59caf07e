/** Endings of the rules: those of a verb, and of what is made of it. */
const FORMS = '(e[ds]?|ing|ers?|ations?)';
/** Words in -ise that are spelt so everywhere. */
const ALWAYS_ISE =
  /^(?:enterpr|exerc|expert|otherw|prom|comprom|surpr|adv|dev|rev|prec|conc|prem|superv|improv|franch)is/;

/** How British and American English spell the same words, as pairs of a pattern and what stands for it in the other. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<=[a-z]{4})is${FORMS}$`), 'iz$1'],
  [new RegExp(`(?<=[a-z]{4})iz${FORMS}$`), 'is$1'],
  [/(?<=anal)ys(?=e[dr]?s?$|ing$)/, 'yz'],
  [/(?<=anal)yz(?=e[dr]?s?$|ing$)/, 'ys'],
  [/(?<=^(?:behavi|col|fav|flav|harb|hon|lab|neighb|rum|endeav))our/, 'or'],
  [/(?<=^(?:behavi|col|fav|flav|harb|hon|lab|neighb|rum|endeav))or/, 'our'],
  [/(?<=^(?:cent|fib|lit|met|theat))re(?=s?$)/, 'er'],
  [/(?<=^(?:cent|fib|lit|met|theat))er(?=s?$)/, 're'],
  [/(?<=anal|catal|dial)ogue/, 'og'],
  [/(?<=anal|catal|dial)og(?!ue)/, 'ogue'],
  [/(?<=^(?:def|lic|off|pret)en)ce(?=s?$)/, 'se'],
  [/(?<=^(?:def|lic|off|pret)en)se(?=[sd]?$)/, 'ce'],
  [/(?<=^(?:cancel|channel|fuel|label|level|model|signal|tunnel|travel))l(?=ed$|ing$|ers?$)/, ''],
  [/(?<=^(?:cance|channe|fue|labe|leve|mode|signa|tunne|trave)l)(?=ed$|ing$|ers?$)/, 'l'],
];

/** A folded English word as the other side of the Atlantic spells it; null where both agree. */
export function spelledOtherwise(word: string): string | null {
  if (ALWAYS_ISE.test(word)) return null;
  for (const [pattern, other] of RULES) if (pattern.test(word)) return word.replace(pattern, other);
  return null;
}
