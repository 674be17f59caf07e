/** What begins markup: a tag, a comment, a declaration or an instruction. */
const BEGINS = /[A-Za-z_/!?]/;
/** Parts in which `<` is text, and the only parts a document may have that are not tags. */
const SPECIAL = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![^<>]*>/y;

/**
 * A document in which each `<` that begins no tag is an entity: people write `a<b` and `I <3 BTC` into titles, and what follows
 * would be swallowed up to the next `>`. Such a `<` is followed by another before the tag would end.
 * @param isCutTag whether a tag that the document ends inside is one, as in a file that is cut off
 */
export function escapeStrayBrackets(xml: string, isCutTag = false): string {
  const parts: string[] = [];
  let done = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    SPECIAL.lastIndex = at;
    const special = SPECIAL.exec(xml);
    if (special) at = SPECIAL.lastIndex;
    else if (isTag(xml, at, isCutTag)) at += 1;
    else {
      parts.push(xml.slice(done, at), '&lt;');
      at += 1;
      done = at;
    }
  }
  return parts.join('') + xml.slice(done);
}

/** Whether a tag begins here: it ends before the next `<`, unless that is inside the quotes of an attribute. */
function isTag(xml: string, start: number, isCutTag: boolean): boolean {
  if (!BEGINS.test(xml[start + 1] ?? '')) return false;
  let quote = '';
  for (let at = start + 1; at < xml.length; at += 1) {
    const sign = xml[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '>') return true;
    else if (sign === '<') return false;
    else if ((sign === '"' || sign === "'") && /=\s*$/.test(xml.slice(Math.max(start, at - 8), at)))
      quote = sign;
  }
  return isCutTag;
}
