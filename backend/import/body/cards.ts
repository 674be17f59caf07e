import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { readPlayer } from '@/backend/contract/rich-text/players';
import { ghostCard } from './ghost-cards';
import { lostPart } from './loss';
import { writtenAddress } from './picture-address';
import { innerFirst, replaceBy } from './tree';
import { wordPressCard } from './wordpress-cards';

/** Replaces the cards of Ghost and the blocks of WordPress, known by their classes, by what the rich text has. */
export function convertCards(document: Document, baseUrl: string | null): void {
  for (const element of innerFirst(document)) {
    const names = element.attribs['class'];
    if (!names) continue;
    const html = ghostCard(element, names, baseUrl) ?? wordPressCard(element, names, baseUrl);
    if (html !== null) replaceBy(element, html + leftBehind(element, html));
  }
}

/** Parts of a card that are only there to be pressed, or repeat what the card is. */
const CHROME =
  /kg-(audio|video)-(?!title|thumbnail|card)|kg-toggle-card-icon|kg-bookmark-icon|kg-signup|wp-block-file__button/;

/** Marks for texts, pictures and links of a card that its new form does not have. */
function leftBehind(card: Element, html: string): string {
  const text = textContent(parseDocument(html).children).replace(/\s+/g, '');
  const marks: string[] = [];
  const visit = (node: ChildNode) => {
    if (isText(node)) {
      const words = node.data.replace(/\s+/g, '');
      if (words !== '' && !text.includes(words) && !(/^https?:\/\//.test(words) && isShown(html, words)))
        marks.push(lostPart(`words of a card: ${node.data}`));
    } else if (
      isTag(node) &&
      !CHROME.test(node.attribs['class'] ?? '') &&
      !/^(svg|audio|video|style|script)$/.test(node.name)
    ) {
      const address = node.name === 'img' ? writtenAddress(node) : (node.attribs['href'] ?? '');
      if (address !== '' && !isIn(html, address))
        marks.push(lostPart(`${node.name === 'img' ? 'picture' : 'link'} of a card: ${address}`));
      for (const child of node.children) visit(child);
    }
  };
  visit(card);
  return marks.join('');
}

/** Whether HTML has an address, or the player at it: what follows the name of a video is not always kept. */
function isShown(html: string, address: string): boolean {
  const player = readPlayer(address);
  return isIn(html, address) || (player !== null && html.includes(`data-id="${player.id}"`));
}

/** Whether HTML has an address, perhaps completed to an absolute one. */
function isIn(html: string, address: string): boolean {
  const tail = address.replace(/^(\.{0,2}\/)+/, '').replaceAll('&', '&amp;');
  return (
    html.includes(tail) ||
    html.includes(encodeURI(tail)) ||
    (URL.canParse(address) && html.includes(new URL(address).href.replaceAll('&', '&amp;')))
  );
}
