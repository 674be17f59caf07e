import { type ChildNode, type Document, isTag, isText } from 'domhandler';
import { getElementsByTagName, removeElement } from 'domutils';
import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { isOvermarked } from '@/backend/contract/rich-text/text-work';
import { withoutBackground } from './background';
import { convertCards } from './cards';
import { missingFrom } from './compare';
import { unknownElement } from './unknown-element';
import { ELEMENT_RULES } from './elements';
import { inventoryOf } from './inventory';
import { LOST_TAG, lossKind, type Loss } from './loss';
import { settleNotes } from './notes';
import { closedPart, isClosedClass, withoutRestricted, type GatedParts } from './restricted';
import { htmlOf, innerFirst, inside, parseTree, replaceBy } from './tree';

/** A text with more markup is only cleaned, because its conversion would take seconds. */
const MAX_MARKS = 100_000;
const PLACE_LENGTH = 24;
const BLOCK = /^(p|div|h[1-6]|li|td|th|figure|figcaption|aside|blockquote|pre|br|dt|dd)$/;

export interface BodyOptions {
  /** The base of relative addresses; null when unknown. */
  baseUrl: string | null;
  /** Whether parts that are not for everyone are left out, or stay in a text that becomes a draft. */
  gated: GatedParts;
}

export interface ConvertedBody {
  /** Clean HTML. */
  body: string;
  /** All parts that did not arrive unchanged: no part of a text is dropped without being named here. */
  losses: Loss[];
}

/**
 * Converts the body of an item. Forms the rich text does not have become others that it has; what has none is left out
 * and named. At the end the clean text is compared with what went into the sanitiser, so that a loss nobody foresaw is
 * named, too.
 */
export function convertBody(html: string, options: BodyOptions): ConvertedBody {
  const open = withoutRestricted(html, options.gated);
  const document = isOvermarked(open, MAX_MARKS) ? null : parseTree(open);
  if (!document) {
    const what =
      'markup that is too much or nested too deep to be converted: it arrives as far as it can be cleaned';
    return {
      body: sanitizeRichText(open, { baseUrl: options.baseUrl }),
      losses: [{ kind: 'lost', what, place: '' }, ...marksIn(open)],
    };
  }
  for (const element of innerFirst(document))
    if (isClosedClass(element.attribs['class']))
      replaceBy(
        element,
        closedPart(`<${element.name} class="${element.attribs['class']}">`, inside(element), options.gated),
      );
  settleNotes(document);
  convertCards(document, options.baseUrl);
  const images = getElementsByTagName('img', document.children);
  const pictures = new Set(images.map(({ attribs }) => attribs['src'] ?? ''));
  for (const element of innerFirst(document)) {
    const rule = Object.hasOwn(ELEMENT_RULES, element.name) ? ELEMENT_RULES[element.name] : undefined;
    const html = rule
      ? rule(element, options.baseUrl)
      : (unknownElement(element) ?? withoutBackground(element, pictures));
    if (html !== null) replaceBy(element, html);
  }
  const losses = takeMarks(document);
  const body = sanitizeRichText(htmlOf(document.children), { baseUrl: options.baseUrl });
  const after = parseTree(body);
  const missing = after
    ? missingFrom(inventoryOf(document, options.baseUrl), inventoryOf(after, options.baseUrl))
    : [];
  return { body, losses: [...losses, ...missing.map((what): Loss => ({ kind: 'lost', what, place: '' }))] };
}

/** The losses that marks name, in the order of the text. The marks are taken out. */
function takeMarks(document: Document): Loss[] {
  const losses: Loss[] = [];
  let before = '';
  const visit = (node: ChildNode) => {
    if (isText(node)) before = `${before}${node.data}`.slice(-PLACE_LENGTH * 4);
    else if (isTag(node) && node.name === LOST_TAG) {
      const { 'data-kind': kind, 'data-what': what = '' } = node.attribs;
      const place = [...before.replace(/\s+/g, ' ').trim()].slice(-PLACE_LENGTH).join('').trim();
      losses.push({ kind: lossKind(kind), what, place });
      for (const child of [...node.children]) visit(child);
      removeElement(node);
    } else if (isTag(node)) {
      if (BLOCK.test(node.name)) before += ' ';
      for (const child of [...node.children]) visit(child);
    }
  };
  for (const node of [...document.children]) visit(node);
  return losses;
}

/** The marks in a text that cannot be read as a tree. */
function marksIn(html: string): Loss[] {
  return [...html.matchAll(new RegExp(`<${LOST_TAG} data-kind="(\\w+)" data-what="([^"]*)"`, 'g'))].map(
    ([, kind, what = '']) => ({ kind: lossKind(kind), what, place: '' }),
  );
}
