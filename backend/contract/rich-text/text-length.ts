const HAN = /\p{Script=Han}/gu;
const LATIN_WORD = /[\p{Script=Latin}\d]+(?:['’.-][\p{Script=Latin}\d]+)*/gu;

/** Length as readers count it: Han characters plus Latin words. */
export function textLength(text: string): number {
  return (text.match(HAN)?.length ?? 0) + (text.match(LATIN_WORD)?.length ?? 0);
}
