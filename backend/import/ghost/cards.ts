import { escapeText } from '@/backend/contract/rich-text/escape';
import { lostPart } from '@/backend/import/body/loss';
import { renderMarkdown } from '@/backend/import/markdown/render';
import { attribute, listOf, payloadOf, textOf, type Payload } from './payload';

/**
 * Cards of Ghost's editors as the HTML that Ghost itself makes of them, as far as an import reads it: the forms they get
 * here are then the same, whether an export has HTML or only what the editor stores.
 */
const CARDS: Record<string, (card: Payload) => string> = {
  image: (card) => figure('image', linked(picture(card), textOf(card, 'href')), card),
  gallery: (card) =>
    figure(
      'gallery',
      listOf(card, 'images')
        .map((image) => linked(picture(image), textOf(image, 'href')))
        .join(''),
      card,
    ),
  bookmark: bookmark,
  embed: (card) => {
    const url = textOf(card, 'url');
    const written = textOf(card, 'html') || (url && `<iframe${attribute('src', url)}></iframe>`);
    if (written === '') return lostPart('embed card without an address');
    // A quoted post stays a quote, so its address has to stand in it.
    const isLinked = url === '' || /<iframe\b|<a\b|<video\b|<audio\b/i.test(written);
    const html = isLinked ? written : `${written}<p>${link(url, url)}</p>`;
    const title = textOf(payloadOf(card['metadata']), 'title');
    return figure(
      'embed',
      title ? html.replace(/<iframe\b(?![^>]*\btitle=)/i, `<iframe${attribute('title', title)}`) : html,
      card,
    );
  },
  html: (card) => textOf(card, 'html'),
  markdown: (card) => renderMarkdown(textOf(card, 'markdown')),
  code: (card) => figure('code', `<pre><code>${escapeText(textOf(card, 'code'))}</code></pre>`, card),
  audio: (card) =>
    `<div class="kg-card kg-audio-card">${image('kg-audio-thumbnail', textOf(card, 'thumbnailSrc'))}<audio${attribute('src', textOf(card, 'src'))}></audio><div class="kg-audio-title">${escapeText(textOf(card, 'title'))}</div></div>`,
  video: (card) =>
    `<figure class="kg-card kg-video-card"${attribute('data-kg-thumbnail', textOf(card, 'customThumbnailSrc', 'thumbnailSrc'))}><video${attribute('src', textOf(card, 'src'))}></video><div class="kg-video-title">${escapeText(textOf(card, 'title', 'fileName'))}</div>${caption(card)}</figure>`,
  file: (card) =>
    `<div class="kg-card kg-file-card"><a${attribute('href', textOf(card, 'src'))}>${words('kg-file-card-title', textOf(card, 'fileTitle'))}${words('kg-file-card-caption', textOf(card, 'fileCaption'))}${words('kg-file-card-filename', textOf(card, 'fileName'))}</a></div>`,
  toggle: (card) =>
    `<div class="kg-card kg-toggle-card"><h4 class="kg-toggle-heading-text">${textOf(card, 'heading')}</h4><div class="kg-toggle-content">${textOf(card, 'content')}</div></div>`,
  callout: (card) =>
    `<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">${escapeText(textOf(card, 'calloutEmoji'))}</div><div class="kg-callout-text">${textOf(card, 'calloutText')}</div></div>`,
  button: (card) => `<div class="kg-card kg-button-card">${button(card)}</div>`,
  product: (card) =>
    `<div class="kg-card kg-product-card"${card['productRatingEnabled'] ? attribute('data-star-rating', textOf(card, 'productStarRating')) : ''}>${image('', textOf(card, 'productImageSrc'))}<h4 class="kg-product-card-title">${textOf(card, 'productTitle')}</h4><div class="kg-product-card-description">${textOf(card, 'productDescription')}</div>${card['productButtonEnabled'] === false ? '' : link(textOf(card, 'productUrl'), textOf(card, 'productButton'))}</div>`,
  header: (card) =>
    `<div class="kg-card kg-header-card">${image('', textOf(card, 'backgroundImageSrc'))}<h2 class="kg-header-card-heading">${textOf(card, 'header')}</h2><p class="kg-header-card-subheading">${textOf(card, 'subheader')}</p>${button(card)}</div>`,
  'call-to-action': (card) =>
    `<div class="kg-card kg-cta-card">${image('', textOf(card, 'imageUrl'))}<div class="kg-cta-text">${card['hasSponsorLabel'] === false ? '' : textOf(card, 'sponsorLabel')}${textOf(card, 'textValue')}</div>${button(card)}</div>`,
  signup: (card) => lostPart(`sign-up card ${textOf(card, 'header').replace(/<[^>]*>/g, '')}`),
  email: (card) =>
    lostPart(`card for e-mail only: ${textOf(card, 'html').replace(/<[^>]*>/g, ' ')}`, 'gated'),
  'email-cta': (card) =>
    lostPart(`card for e-mail only: ${textOf(card, 'html').replace(/<[^>]*>/g, ' ')}`, 'gated'),
  paywall: () => '<!--members-only-->',
  hr: () => '<hr>',
};

/** Other names of cards, of older editors. */
const ALIASES: Record<string, string> = {
  'card-markdown': 'markdown',
  horizontalrule: 'hr',
  codeblock: 'code',
  cta: 'call-to-action',
};

/** A card as HTML, with the rule for whom it is; a card of an unknown kind is named. */
export function cardHtml(name: string, card: Payload): string {
  const rule = CARDS[ALIASES[name] ?? name];
  if (!rule) return lostPart(`card "${name}" of Ghost ${textOf(card, 'url', 'src', 'html', 'title')}`.trim());
  return withAudience(rule(card), payloadOf(card['visibility']));
}

/** The HTML between the marks Ghost puts around a card that not everyone sees. */
function withAudience(html: string, visibility: Payload): string {
  const web = payloadOf(visibility['web']);
  if (visibility['showOnWeb'] === false) return lostPart('card for e-mail only', 'gated');
  const isOpen = web['nonMember'] !== false;
  const segment =
    typeof web['memberSegment'] === 'string' ? web['memberSegment'] : 'status:free,status:-free';
  if (isOpen && segment !== '') return html;
  return `<!--kg-gated-block:begin nonMember:${String(isOpen)} memberSegment:"${segment}" -->${html}<!--kg-gated-block:end-->`;
}

function bookmark(card: Payload): string {
  const meta = payloadOf(card['metadata']);
  const url = textOf(card, 'url') || textOf(meta, 'url');
  const thumbnail = image('', textOf(meta, 'thumbnail'));
  return figure(
    'bookmark',
    `<a${attribute('href', url)}>${words('kg-bookmark-title', textOf(meta, 'title') || textOf(card, 'title'))}${words('kg-bookmark-description', textOf(meta, 'description'))}${words('kg-bookmark-author', textOf(meta, 'author'))}${words('kg-bookmark-publisher', textOf(meta, 'publisher'))}${thumbnail && `<div class="kg-bookmark-thumbnail">${thumbnail}</div>`}</a>`,
    card,
  );
}

function figure(name: string, html: string, card: Payload): string {
  return `<figure class="kg-card kg-${name}-card">${html}${caption(card)}</figure>`;
}

function caption(card: Payload): string {
  const html = textOf(card, 'caption');
  return html && `<figcaption>${html}</figcaption>`;
}

function picture(card: Payload): string {
  return `<img${attribute('src', textOf(card, 'src'))}${attribute('alt', textOf(card, 'alt'))}${attribute('title', textOf(card, 'title'))}${attribute('width', textOf(card, 'width'))}${attribute('height', textOf(card, 'height'))}>`;
}

function linked(html: string, href: string): string {
  return href === '' ? html : `<a${attribute('href', href)}>${html}</a>`;
}

function image(name: string, address: string): string {
  return address && `<img${attribute('class', name)}${attribute('src', address)} alt="">`;
}

function words(name: string, text: string): string {
  return text && `<div class="${name}">${escapeText(text)}</div>`;
}

function button(card: Payload): string {
  return card['buttonEnabled'] === false || card['showButton'] === false
    ? ''
    : link(textOf(card, 'buttonUrl'), textOf(card, 'buttonText'));
}

function link(href: string, text: string): string {
  return href && `<a class="kg-btn"${attribute('href', href)}>${escapeText(text || href)}</a>`;
}
