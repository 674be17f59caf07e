import type { Element } from 'domhandler';
import { isTag } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import { escapeText } from '@/backend/contract/rich-text/escape';
import { figureRule } from './figures';
import { linkRule } from './file-links';
import { cardIn, linkCard } from './link-card';
import { listRule } from './list-numbers';
import { lostPart } from './loss';
import { playerCard } from './media';
import { pictureOrReason } from './picture-address';
import { playerFigure } from './player-figure';
import { allTags, around, firstTag, hasClass, htmlOf, inside, isBlankInside, lineOf } from './tree';

/** The replacement of an element, whose content is converted already; null when it stays unchanged. */
export type ElementRule = (element: Element, baseUrl: string | null) => string | null;

const unwrap: ElementRule = (element) => inside(element);
const gone: ElementRule = () => '';
const player: ElementRule = (element, baseUrl) => playerCard(element, baseUrl);
/** Names the element, and keeps the text in it. */
const onlyText: ElementRule = (element) => inside(element) + lostPart(`<${element.name}> ${lineOf(element)}`);
const control: ElementRule = (element) =>
  lostPart(`<${element.name}> ${element.attribs['name'] ?? element.attribs['placeholder'] ?? ''}`);

/** Scripts that only bring an embedded post to life, or describe the page for machines. */
const DATA_SCRIPT =
  /platform\.(twitter|x)\.com|(instagram|tiktok|threads)\.(com|net)|embedr\.flickr|assets\.pinterest|connect\.facebook|wp-embed|player\.vimeo\.com\/api/i;

/** By tag. An element without a rule is left to the sanitiser; what that drops is found by comparison. */
export const ELEMENT_RULES: Record<string, ElementRule> = {
  img: pictureRule,
  'amp-img': (element, baseUrl) => pictureRule(element, baseUrl) ?? htmlOf(asPicture(element)),
  picture: unwrap,
  iframe: player,
  embed: player,
  object: (element, baseUrl) => (cardIn(element) ? inside(element) : player(element, baseUrl)),
  audio: player,
  video: player,
  oembed: player,
  'amp-iframe': player,
  'amp-audio': player,
  'amp-video': player,
  'amp-youtube': (element, baseUrl) => {
    const href = `https://www.youtube.com/watch?v=${element.attribs['data-videoid'] ?? ''}`;
    return playerFigure(href, '') ?? linkCard({ href, title: '' }, baseUrl);
  },
  noscript: noscriptRule,
  script: scriptRule,
  style: gone,
  link: gone,
  meta: gone,
  base: gone,
  title: (element) => (around(element, 'svg') ? null : ''),
  head: unwrap,
  template: control,
  svg: (element) =>
    isDecoration(element) ? '' : lostPart(`drawing (svg) ${lineOf(firstTag(element, 'title'))}`),
  math: mathRule,
  canvas: control,
  applet: control,
  frameset: control,
  noframes: unwrap,
  noembed: unwrap,
  xmp: (element) => `<pre>${escapeText(lineOf(element))}</pre>`,
  plaintext: (element) => `<pre>${escapeText(lineOf(element))}</pre>`,
  input: inputRule,
  select: control,
  datalist: control,
  textarea: control,
  button: (element) => (isBlankInside(element) ? '' : onlyText(element, null)),
  map: unwrap,
  area: (element) => lostPart(`part of a picture that is a link: ${element.attribs['href'] ?? ''}`),
  abbr: (element) => {
    const meaning = (element.attribs['title'] ?? '').trim();
    const isPlain = meaning === '' || lineOf(element).includes(meaning);
    return isPlain ? inside(element) : `${inside(element)}（${escapeText(meaning)}）`;
  },
  q: (element) => `“${inside(element)}”`,
  summary: (element) =>
    firstTag(element, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6') || isBlankInside(element)
      ? null
      : `<p><strong>${inside(element)}</strong></p>`,
  rt: (element) =>
    element.parent && isTag(element.parent) && firstTag(element.parent, 'rp')
      ? null
      : `（${inside(element)}）`,
  figure: figureRule,
  a: linkRule,
  ol: listRule,
};

function pictureRule(image: Element, baseUrl: string | null): string | null {
  if (hasClass(image, 'emoji') && image.attribs['alt']) return escapeText(image.attribs['alt']);
  const result = pictureOrReason(image, baseUrl);
  if ('reason' in result) return lostPart(result.reason);
  image.attribs['src'] = result.src;
  return null;
}

function asPicture(image: Element): Element {
  image.name = 'img';
  image.children = [];
  return image;
}

/** Late loading repeats a picture or a frame in `<noscript>`; anything else in it would be lost. */
function noscriptRule(element: Element, baseUrl: string | null): string {
  const images = allTags(element, 'img');
  const siblings = element.parent ? getElementsByTagName('img', element.parent.children) : [];
  const isRepeated = images.some(({ attribs }) =>
    siblings.some((image) => !images.includes(image) && addressOf(image, baseUrl) === attribs['src']),
  );
  const repeatsCard = cardIn(element) !== null && element.prev !== null;
  return isRepeated || repeatsCard ? '' : inside(element);
}

function addressOf(image: Element, baseUrl: string | null): string | null {
  const result = pictureOrReason(image, baseUrl);
  return 'src' in result ? result.src : null;
}

function scriptRule({ attribs, children }: Element): string {
  const source = attribs['src'] ?? '';
  if (/^https?:\/\/gist\.github\.com\//.test(source))
    return linkCard({ href: source.replace(/\.js(\?.*)?$/, ''), title: '' }, null);
  if (/json|importmap/i.test(attribs['type'] ?? '') || DATA_SCRIPT.test(source)) return '';
  const code = children.map((child) => ('data' in child ? child.data : '')).join('');
  return source === '' && (code.trim() === '' || DATA_SCRIPT.test(code))
    ? ''
    : lostPart(`<script> ${source || code.trim()}`);
}

function isDecoration(drawing: Element): boolean {
  return (
    drawing.attribs['aria-hidden'] === 'true' ||
    around(drawing, 'button') !== null ||
    around(drawing, 'a') !== null
  );
}

/** A formula by the TeX it was made of, which pages draw; else its characters, named as lost. */
function mathRule(element: Element): string {
  const source = getElementsByTagName('annotation', element.children).find(({ attribs }) =>
    /tex/i.test(attribs['encoding'] ?? ''),
  );
  const tex = lineOf(source ?? null) || (element.attribs['alttext'] ?? '');
  if (tex !== '') return escapeText(element.attribs['display'] === 'block' ? `$$${tex}$$` : `\\(${tex}\\)`);
  return escapeText(lineOf(element)) + lostPart(`formula (MathML) ${lineOf(element)}`);
}

function inputRule(element: Element, baseUrl: string | null): string {
  const type = (element.attribs['type'] ?? 'text').toLowerCase();
  if (type === 'hidden') return '';
  if (type === 'checkbox' && 'disabled' in element.attribs) return 'checked' in element.attribs ? '☑ ' : '☐ ';
  return control(element, baseUrl) ?? '';
}
