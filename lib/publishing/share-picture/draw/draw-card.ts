import { svgDocument } from '@/lib/pictures/svg';
import { MAX_TEXT, MAX_TITLE, type ShareCard } from '@/lib/publishing/share-picture/card';
import { printable } from '@/lib/publishing/share-picture/text/characters';
import { type Colours, coloursOf } from './colours';
import { drawGutter } from './gutter';
import { drawFoot, drawLedgerLine, TEXT_WIDTH, TEXT_X } from './parts';
import type { LineParts } from '@/lib/publishing/share-picture/text/lines';
import { type Block, drawBlock, drawLine, fitBlock, setBlock, setText, type Style } from './typeset';
import { SHARE_PICTURE } from '@/lib/pictures/picture-sizes';

const TOP = 74;
const BOTTOM = 476;
const GAP = 26;

/** Title sizes; the biggest in which the whole title fits is used. */
const TITLES = [
  { size: 78, maxLines: 2 },
  { size: 66, maxLines: 3 },
  { size: 58, maxLines: 4 },
];
/** Title sizes below the large date of an event, where there is less room. */
const EVENT_TITLES = [
  { size: 60, maxLines: 2 },
  { size: 52, maxLines: 3 },
];

/** A card as standalone SVG of 1200×630 without any text element: every letter is an outline. */
export async function drawCard(rawCard: ShareCard, lineParts: LineParts = []): Promise<string> {
  const card = {
    ...rawCard,
    title: printable(rawCard.title, MAX_TITLE) || rawCard.site,
    text: printable(rawCard.text, MAX_TEXT),
  };
  const colours = coloursOf(card);
  const date = card.kind === 'event' ? await drawDate(card, colours) : '';
  const title = await fitTitle(card, lineParts, colours);
  const titleTop = card.kind === 'event' ? TOP + 142 : TOP;
  const firstLine = titleTop + (title.style.size * title.style.leading) / 2;
  const parts = [
    // The line comes first: nodes are drawn over it, and a cover ends at it.
    drawLedgerLine(colours),
    await drawGutter(card, colours, firstLine),
    date,
    drawBlock(title, TEXT_X, titleTop),
    await drawBelow(card, lineParts, colours, titleTop + title.height + GAP),
    await drawFoot(card, colours),
  ];
  return svgDocument(SHARE_PICTURE.width, SHARE_PICTURE.height, colours.paper, parts.join(''));
}

function fitTitle(card: ShareCard, parts: LineParts, colours: Colours): Promise<Block> {
  const isEnglish = card.lang === 'en';
  const sizes = card.kind === 'event' ? EVENT_TITLES : TITLES;
  const styles = sizes.map(({ size, maxLines }) => ({
    maxLines,
    style: {
      size,
      leading: isEnglish ? 1.16 : 1.3,
      weight: 800,
      colour: card.isImportant ? colours.mark : colours.ink,
      stretch: isEnglish ? 92 : 100,
      tracking: isEnglish ? -16 : 0,
    } satisfies Style,
  }));
  return fitBlock(card.title, styles, {
    locale: card.locale,
    parts,
    width: TEXT_WIDTH,
    isBalanced: true,
  });
}

/** The line of facts, then as much of the text as there is room for. */
async function drawBelow(card: ShareCard, parts: LineParts, colours: Colours, top: number): Promise<string> {
  const place = { locale: card.locale, parts, width: TEXT_WIDTH };
  const facts: Style = { size: 28, leading: 1.5, weight: 500, colour: colours.ink3 };
  const prose: Style = {
    size: 29,
    leading: card.lang === 'en' ? 1.45 : 1.65,
    weight: 400,
    colour: colours.ink2,
  };
  const meta = await setBlock(printable(card.meta, MAX_TEXT), facts, {
    ...place,
    maxLines: 1,
  });
  const room = BOTTOM - top - (meta.height > 0 ? meta.height + 12 : 0);
  const maxLines = Math.min(3, Math.floor(room / (prose.size * prose.leading)));
  const text = maxLines > 0 ? await setBlock(card.text, prose, { ...place, maxLines }) : null;
  const textTop = top + (meta.height > 0 ? meta.height + 12 : 0);
  return drawBlock(meta, TEXT_X, top) + (text ? drawBlock(text, TEXT_X, textTop) : '');
}

/** The large narrow date of an event, with the weekday and the hours beside it. */
async function drawDate(card: ShareCard, colours: Colours): Promise<string> {
  const big: Style = { size: 128, leading: 1, weight: 700, stretch: 68, colour: colours.ink, tracking: -8 };
  const note: Style = { size: 31, leading: 1, weight: 600, colour: colours.ink2, stretch: 92 };
  const figure = await setText(card.figure, big, card.locale);
  const width = figure.reduce((sum, { advance }) => sum + advance, 0) * (big.size / 1000);
  const lines = card.figureNote.split('\n');
  const notes = await Promise.all(lines.map((line) => setText(line, note, card.locale)));
  return (
    drawLine(figure, big, TEXT_X - 4, TOP + 104) +
    notes.map((cells, at) => drawLine(cells, note, TEXT_X + width + 26, TOP + 60 + at * 43)).join('')
  );
}
