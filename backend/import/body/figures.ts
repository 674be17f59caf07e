import { type Element, isTag } from 'domhandler';
import { allTags, firstTag, hasClass, htmlOf, inside, isBlankInside, lineOf } from './tree';

/**
 * A figure around figures, around several pictures of a gallery or around a card becomes what is in it, with its caption
 * as a paragraph: the rich text has a figure for a single picture only.
 */
export function figureRule(figure: Element): string | null {
  if (firstTag(figure, 'figure')) return withCaption(figure, (rest) => rest.map(htmlOf).join(''));
  const cards = allTags(figure, 'aside').filter((aside) => hasClass(aside, 'link-card'));
  if (cards.length > 0 && !firstTag(figure, 'table'))
    return withCaption(figure, (rest) => rest.map(htmlOf).join(''));
  const images = allTags(figure, 'img');
  const isGallery = /gallery/i.test(figure.attribs['class'] ?? '');
  if (images.length > 0 && isGallery) return withCaption(figure, () => images.map(pictureFigure).join(''));
  return null;
}

/** A figure with one picture, and the link around it. */
function pictureFigure(image: Element): string {
  const { parent } = image;
  const isLinked = parent !== null && isTag(parent) && parent.name === 'a';
  return `<figure>${htmlOf(isLinked ? parent : image)}</figure>`;
}

function playerTitles(figure: Element): Element[] {
  const players = allTags(figure, 'figure').filter((inner) => hasClass(inner, 'player'));
  return players.flatMap((player) => allTags(player, 'figcaption'));
}

function withCaption(figure: Element, content: (rest: Element['children']) => string): string {
  const captions = figure.children.filter((child) => isTag(child) && child.name === 'figcaption');
  const rest = figure.children.filter((child) => !captions.includes(child));
  const titles = new Set([...allTags(figure, 'strong'), ...playerTitles(figure)].map(lineOf));
  const paragraphs = captions
    .filter(isTag)
    .filter((caption) => !isBlankInside(caption) && !titles.has(lineOf(caption)))
    .map((caption) => `<p>${inside(caption)}</p>`);
  return content(rest) + paragraphs.join('');
}
