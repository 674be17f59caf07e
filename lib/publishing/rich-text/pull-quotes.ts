import type { ChildNode, Document, Element } from 'domhandler';
import { isTag } from 'domhandler';
import { getElementsByTagName, removeElement, textContent } from 'domutils';

/** Characters of a text that needs no pull quotes. */
const SHORT_TEXT = 600;

/**
 * Removes pull quotes that stand beside the sentence they repeat: in the section of that sentence, in a short text, or
 * under a cover that shows them.
 * @param shown the sentence on the cover; empty for none
 */
export function dropRepeatedQuotes(document: Document, shown: string): void {
  const quotes = getElementsByTagName('blockquote', document, true).filter(isPull);
  if (quotes.length === 0) return;
  const sections = sectionsOf(document);
  const isShort = sections.reduce((sum, { text }) => sum + text.length, 0) < SHORT_TEXT;
  for (const quote of quotes) {
    const sentence = bare(textContent(quote));
    const section = sections.find(({ nodes }) =>
      nodes.some((node) => node === quote || contains(node, quote)),
    );
    const isBeside = sentence !== '' && (section?.text.includes(sentence) ?? false);
    const isRepeated = isShort && sections.some(({ text }) => text.includes(sentence));
    const isShown = shown !== '' && bare(shown) === sentence;
    if (isBeside || isRepeated || isShown) removeElement(quote);
  }
}

interface Section {
  nodes: ChildNode[];
  /** Its letters and digits, without those of pull quotes. */
  text: string;
}

function sectionsOf(document: Document): Section[] {
  const sections: Section[] = [{ nodes: [], text: '' }];
  for (const node of document.children) {
    if (isTag(node) && node.name === 'h2') sections.push({ nodes: [], text: '' });
    const section = sections.at(-1);
    section?.nodes.push(node);
    if (section && !(isTag(node) && isPull(node))) section.text += bare(textContent(node));
  }
  return sections;
}

function isPull({ name, attribs }: Element): boolean {
  return name === 'blockquote' && attribs['class'] === 'pull';
}

function contains(node: ChildNode, element: Element): boolean {
  return isTag(node) && getElementsByTagName(element.name, node, true).includes(element);
}

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
