import { LOST_TAG, lostPart, shorten } from './loss';
import { audienceOf, restrictsRest, isMemberWidget } from './restriction-names';
import { attributesOf, endOf, shortcodesIn, type ShortcodeTag } from './shortcode';

/** `omit`: parts that are not for everyone are left out; `draft`: they stay, and the item becomes a draft. */
export type GatedParts = 'omit' | 'draft';

const GATED_EDGE = /<!--\s*kg-gated-block:(?:begin\b([^>]{0,500}?)|end\s*)-->/gi;
/** What marks of Ghost and others say in a comment, as a pattern: what follows is for members. */
export const REST_WORDS =
  '(?:wp:)?paywall|(?:members?|subscribers?|paid|premium|private|vip)(?:[-_\\s]?(?:only|content|begin|start|more))?|more[-_\\s](?:paid|members?|premium)';
const REST = new RegExp(`<!--\\s*(?:${REST_WORDS})\\s*-->([\\s\\S]*)$`, 'i');

/**
 * A text without its parts that not everyone may read, each named: blocks Ghost closes to visitors, what follows its
 * mark for members, and shortcodes that enclose such a part.
 */
export function withoutRestricted(html: string, gated: GatedParts): string {
  const open = withoutGatedBlocks(html, gated).replace(REST, (_, rest: string) =>
    closedPart('the rest of the text, for members', rest, gated),
  );
  return withoutClosedShortcodes(open, gated);
}

/** A part that not everyone may read, as Ghost marks it; the readers of other formats mark theirs so, too. */
export function gatedEdges(name: string, audience: 'members' | 'visitors'): { begin: string; end: string } {
  const written = name.replace(/[<>"]/g, '');
  return {
    begin: `<!--kg-gated-block:begin nonMember:${String(audience === 'visitors')} name:"${written}" -->`,
    end: '<!--kg-gated-block:end-->',
  };
}

/** Blocks may be in each other; one without an end ends with the text. */
function withoutGatedBlocks(html: string, gated: GatedParts): string {
  const open: { rules: string; html: string }[] = [{ rules: '', html: '' }];
  const add = (part: string) => {
    const top = open.at(-1);
    if (top) top.html += part;
  };
  const close = () => {
    const block = open.pop();
    if (block) add(gatedBlock(block, gated));
  };
  let at = 0;
  for (const match of html.matchAll(GATED_EDGE)) {
    add(html.slice(at, match.index));
    at = match.index + match[0].length;
    if (match[1] !== undefined) open.push({ rules: match[1], html: '' });
    else if (open.length > 1) close();
  }
  add(html.slice(at));
  while (open.length > 1) close();
  return open[0]?.html ?? '';
}

function gatedBlock({ rules, html }: { rules: string; html: string }, gated: GatedParts): string {
  const name = /name:"([^"]+)"/.exec(rules)?.[1];
  return /nonMember:\s*true/i.test(rules)
    ? html + lostPart(`${name ?? 'block that also visitors saw'}, with its rule left out`, 'changed')
    : closedPart(name ?? 'block for members', html, gated);
}

/** Classes of elements that a page shows to members only. */
const CLOSED_CLASS =
  /(^|\s)(?:(?:is|for|show|visible|visible-to)-)?(members?-only|members?-content|paid-only|paid-content|subscribers?-only|premium-only|premium-content|logged-in-only|paywall(ed)?(-content)?|wp-block-premium-content-(container|subscriber-view))(\s|$)/i;

/** Whether the classes of an element say that not everyone may read what is in it. */
export function isClosedClass(names: string | undefined): boolean {
  return names !== undefined && CLOSED_CLASS.test(names);
}

const CLOSED_MARK = new RegExp(`<${LOST_TAG} data-kind="gated"[^>]*></${LOST_TAG}>`, 'g');

/** A part that is not for everyone, left out or stored, with a mark that names it. */
export function closedPart(name: string, part: string, gated: GatedParts): string {
  const { length } = [...part.replace(/<[^>]*>/g, '').replace(/\s+/g, '')];
  const inner = part.match(CLOSED_MARK);
  // A frame around parts that were left out already.
  if (length === 0 && inner && gated === 'omit') return inner.join('');
  const what = `${name}, ${length} characters`;
  return gated === 'draft' ? lostPart(what, 'stored') + part : lostPart(what, 'gated');
}

/**
 * @param isWordPress whether a shortcode without an end counts, too: elsewhere a single word in brackets is mostly just that
 */
export function withoutClosedShortcodes(html: string, gated: GatedParts, isWordPress = false): string {
  const tags = shortcodesIn(html, isWordPress);
  let open = '';
  let at = 0;
  for (const [index, tag] of tags.entries()) {
    if (tag.from < at || tag.isEnd) continue;
    const audience = audienceOf(tag.name, tag.attributes);
    if (audience === 'everyone') continue;
    const end = tags[closingOf(tags, index)];
    const label = `[${shorten(`${tag.name}${tag.attributes}`)}]`;
    if (end) {
      const part = html.slice(tag.to, end.from);
      open += html.slice(at, tag.from);
      open +=
        audience === 'visitors'
          ? part + lostPart(`${label} was for visitors only`, 'changed')
          : closedPart(label, part, gated);
      at = end.to;
    } else if (
      (isWordPress || /[-_]/.test(tag.name)) &&
      audience === 'members' &&
      !isMemberWidget(tag.name) &&
      restrictsRest(tag.name) &&
      !isFormOf(tag.attributes)
    ) {
      return (
        open +
        html.slice(at, tag.from) +
        closedPart(`${label} and the rest of the text`, html.slice(tag.to), gated)
      );
    }
  }
  return open + html.slice(at);
}

/** The end of a part; the last of its name when starts and ends do not match, so that nothing closed stays outside. */
function closingOf(tags: readonly ShortcodeTag[], at: number): number {
  const end = endOf(tags, at);
  const start = tags[at];
  return end >= 0 || !start?.hasEnd || start.isSelfClosing
    ? end
    : tags.findLastIndex((tag, index) => index > at && tag.name === start.name && tag.isEnd);
}

/** Whether attributes are those of a form or a button, such as `[login redirect="…"]`. */
function isFormOf(attributes: string): boolean {
  const { redirect, url, href, link } = attributesOf({ attributes });
  return [redirect, url, href, link].some((value) => value !== undefined);
}
