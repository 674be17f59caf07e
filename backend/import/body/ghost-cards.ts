import type { Element } from 'domhandler';
import { escapeAttribute, escapeText } from '@/backend/contract/rich-text/escape';
import { linkCard } from './link-card';
import { lostPart } from './loss';
import { writtenAddress } from './picture-address';
import {
  allTags,
  around,
  firstTag,
  firstWithClass,
  hasClass,
  htmlOf,
  inside,
  isBlankInside,
  lineOf,
} from './tree';

type CardRule = (card: Element, baseUrl: string | null) => string | null;

/** The cards of Ghost by the name in their class (`kg-…-card`); null leaves a card to the rules of its elements. */
const CARDS: Record<string, CardRule> = {
  image: () => null,
  gallery: () => null,
  code: () => null,
  embed: () => null,
  html: () => null,
  bookmark,
  toggle: (card) =>
    heading(firstWithClass(card, 'kg-toggle-heading-text')) +
    innerOf(firstWithClass(card, 'kg-toggle-content')),
  callout,
  button: (card) => buttons(card),
  audio: (card, baseUrl) => mediaCard(card, 'audio', baseUrl),
  video: (card, baseUrl) => mediaCard(card, 'video', baseUrl),
  file: fileCard,
  product: productCard,
  header: headerCard,
  signup: (card) => lostPart(`sign-up card ${lineOf(firstTag(card, 'h2', 'h3'))}`),
  cta: (card) => {
    const image = firstTag(card, 'img');
    const words = firstWithClass(card, 'kg-cta-text');
    const text = words ?? firstWithClass(card, 'kg-cta-content');
    const sponsor = lineOf(firstWithClass(card, 'kg-cta-sponsor-label'));
    const isWhole = words === null && text !== null && firstTag(text, 'a') !== null;
    return `${sponsor ? `<p><small>${escapeText(sponsor)}</small></p>` : ''}${linkedFigureOf(image)}${text ? inside(text) : ''}${isWhole ? '' : buttons(card)}`;
  },
  nft: (card, baseUrl) => {
    const link = firstTag(card, 'a');
    const image = firstTag(card, 'img');
    return linkCard(
      {
        href: link?.attribs['href'] ?? '',
        title: lineOf(firstTag(card, 'h4')) || lineOf(link),
        picture: image ? writtenAddress(image) : '',
      },
      baseUrl,
    );
  },
};
const NAME = /(?:^|\s)kg-([a-z0-9-]+?)-card(?=\s|$)/;

/** A card of Ghost in a form the rich text has; null for any other element, and for cards that need no form. */
export function ghostCard(element: Element, names: string, baseUrl: string | null): string | null {
  if (!/(^|\s)kg-card(\s|$)|(^|\s)kg-[\w-]+-card(\s|$)/.test(names)) return null;
  const [, name = ''] = NAME.exec(names) ?? [];
  if (name === '') return null;
  const rule = Object.hasOwn(CARDS, name) ? CARDS[name] : undefined;
  if (rule) return rule(element, baseUrl);
  return inside(element) + lostPart(`card "${name}" of Ghost: only its text and pictures arrive`);
}

function callout(card: Element): string {
  const emoji = escapeText(lineOf(firstWithClass(card, 'kg-callout-emoji')));
  const text = firstWithClass(card, 'kg-callout-text');
  const html = text ? inside(text) : inside(card);
  return text && !firstTag(text, 'p', 'ul', 'ol', 'blockquote', 'h2', 'h3')
    ? `<aside><p>${emoji} ${html}</p></aside>`
    : `<aside>${emoji ? `<p>${emoji}</p>` : ''}${html}</aside>`;
}

function bookmark(card: Element, baseUrl: string | null): string {
  const link = firstTag(card, 'a');
  const thumbnail = firstWithClass(card, 'kg-bookmark-thumbnail');
  const image = thumbnail ? firstTag(thumbnail, 'img') : null;
  const site = ['kg-bookmark-author', 'kg-bookmark-publisher'].map((name) =>
    lineOf(firstWithClass(card, name)),
  );
  return (
    linkCard(
      {
        href: link?.attribs['href'] ?? '',
        title: lineOf(firstWithClass(card, 'kg-bookmark-title')),
        text: lineOf(firstWithClass(card, 'kg-bookmark-description')),
        site: site.filter((part) => part !== '').join(' · '),
        picture: image ? writtenAddress(image) : '',
      },
      baseUrl,
    ) + captionOf(card)
  );
}

function mediaCard(card: Element, tag: 'audio' | 'video', baseUrl: string | null): string {
  const player = firstTag(card, tag);
  const source = player?.attribs['src'] ?? (player ? firstTag(player, 'source')?.attribs['src'] : '') ?? '';
  const title = lineOf(firstWithClass(card, `kg-${tag}-title`)) || lineOf(firstTag(card, 'figcaption'));
  const image = firstWithClass(card, 'kg-audio-thumbnail');
  const picture =
    image?.name === 'img'
      ? writtenAddress(image)
      : card.attribs['data-kg-custom-thumbnail'] || card.attribs['data-kg-thumbnail'] || posterOf(player);
  const caption = title === lineOf(firstTag(card, 'figcaption')) ? '' : captionOf(card);
  const shown = linkCard({ href: source, title: title || nameOf(source), picture }, baseUrl);
  return `${lostPart(`${tag} file is a link card: ${source}`, 'changed')}${shown}${caption}`;
}

/** The picture of a video, unless it is an empty one that only sets the size. */
function posterOf(player: Element | null): string {
  const poster = player?.attribs['poster'] ?? '';
  return /spacergif|^data:/.test(poster) ? '' : poster;
}

function fileCard(card: Element, baseUrl: string | null): string {
  const link = firstTag(card, 'a');
  const href = link?.attribs['href'] ?? '';
  const details = ['kg-file-card-filename', 'kg-file-card-filesize'].map((name) =>
    lineOf(firstWithClass(card, name)),
  );
  return linkCard(
    {
      href,
      title: lineOf(firstWithClass(card, 'kg-file-card-title')) || details[0] || nameOf(href),
      text: lineOf(firstWithClass(card, 'kg-file-card-caption')),
      site: details.filter((part) => part !== '').join(' · '),
    },
    baseUrl,
  );
}

function productCard(card: Element): string {
  const active = starsOf(card);
  return [
    figureOf(firstTag(card, 'img')),
    heading(firstWithClass(card, 'kg-product-card-title')),
    active > 0 ? `<p>${'★'.repeat(active)}${'☆'.repeat(Math.max(0, 5 - active))}</p>` : '',
    innerOf(firstWithClass(card, 'kg-product-card-description')),
    buttons(card),
  ].join('');
}

function starsOf(card: Element): number {
  const written = Number(card.attribs['data-star-rating']);
  if (written > 0) return Math.min(5, written);
  return Math.min(5, htmlOf(card).split('kg-product-card-rating-active').length - 1);
}

function headerCard(card: Element): string {
  const title = firstWithClass(card, 'kg-header-card-heading') ?? firstTag(card, 'h2', 'h1', 'h3');
  const under =
    firstWithClass(card, 'kg-header-card-subheading') ??
    firstWithClass(card, 'kg-header-card-subheader') ??
    firstTag(card, 'h3', 'p');
  const background =
    card.attribs['data-kg-background-image'] ||
    /background-image:\s*url\((['"]?)(.*?)\1\)/.exec(card.attribs['style'] ?? '')?.[2];
  const picture = background
    ? `<figure><img src="${escapeAttribute(background)}" alt=""></figure>`
    : figureOf(firstTag(card, 'img'));
  const text = under && under !== title ? `<p>${inside(under)}</p>` : '';
  return `${picture}${title ? `<h2>${inside(title)}</h2>` : ''}${text}${buttons(card)}`;
}

/** The links of a card that look like buttons, each a paragraph. */
function buttons(card: Element): string {
  const links = allTags(card, 'a').filter(({ attribs }) =>
    /\bkg-(btn|[\w-]*button)/.test(attribs['class'] ?? ''),
  );
  const shown = links.length > 0 ? links : hasClass(card, 'kg-button-card') ? allTags(card, 'a') : [];
  return shown.map((link) => `<p>${htmlOf(link)}</p>`).join('');
}

function figureOf(image: Element | null): string {
  return image ? `<figure>${htmlOf(image)}</figure>` : '';
}

/** A picture with the link around it. */
function linkedFigureOf(image: Element | null): string {
  const link = image && around(image, 'a');
  return link ? `<figure>${htmlOf(link)}</figure>` : figureOf(image);
}

function heading(element: Element | null): string {
  return element && !isBlankInside(element) ? `<h4>${inside(element)}</h4>` : '';
}

function innerOf(element: Element | null): string {
  return element ? `<div>${inside(element)}</div>` : '';
}

function captionOf(card: Element): string {
  const caption = firstTag(card, 'figcaption');
  return caption && !isBlankInside(caption) ? `<p>${inside(caption)}</p>` : '';
}

function nameOf(address: string): string {
  return /([^/?#]+)(?:[?#].*)?$/.exec(address)?.[1] ?? '';
}
