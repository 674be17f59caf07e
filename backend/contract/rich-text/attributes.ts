import { ownValue } from '@/backend/contract/own-value';
import { linkAddress, pictureAddress } from './address';
import { isPlayerId, isPlayerSite } from './players';

export type Attributes = Record<string, string>;
type Rule = (value: string, all: Attributes) => string | null;

const LANG = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i;
const CONTROL = /[\u0000-\u001f\u007f]+/g;
const MAX_WORDS = 500;

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value) ? value : null;
const words: Rule = (value) => value.replace(CONTROL, ' ').trim().slice(0, MAX_WORDS).trim() || null;
const onChart =
  (rule: Rule): Rule =>
  (value, all) =>
    all['class'] === 'chart' ? rule(value, all) : null;
const onSeries =
  (rule: Rule): Rule =>
  (value, all) =>
    all['class'] === 'series' ? rule(value, all) : null;
const onPlayer =
  (rule: Rule): Rule =>
  (value, all) =>
    all['class'] === 'player' && isPlayerId(all['data-site'] ?? '', all['data-id'] ?? '')
      ? rule(value, all)
      : null;
const span = matching(/^([2-9]|[1-9]\d)$/);
const size = matching(/^[1-9]\d{0,4}$/);

/** Attributes that need no address, per tag. `a` and `img` are completed below. */
const RULES: Record<string, Record<string, Rule>> = {
  img: { alt: words, title: words, width: size, height: size },
  td: { colspan: span, rowspan: span },
  th: { colspan: span, rowspan: span },
  ol: { start: matching(/^\d{1,5}$/) },
  aside: { class: matching(/^(figure-note|link-card)$/) },
  blockquote: { class: matching(/^pull$/) },
  figure: {
    class: matching(/^(chart|series|player)$/),
    'data-kind': onChart(matching(/^[a-z][a-z-]{0,29}$/)),
    'data-unit': onChart(words),
    'data-highlight': onChart(words),
    // The key of a series of the data section, and the number of days that are drawn.
    'data-key': onSeries(matching(/^[a-z0-9-]{1,60}$/)),
    'data-days': onSeries(matching(/^[1-9]\d{0,4}$/)),
    // What a player of another site plays, and from which second.
    'data-site': onPlayer((value) => (isPlayerSite(value) ? value : null)),
    'data-id': onPlayer((value) => value),
    'data-start': onPlayer(matching(/^[1-9]\d{0,4}$/)),
  },
};

/** The allowed attributes of a tag, in a fixed order. */
export function cleanAttributes(
  tag: string,
  attributes: Attributes,
  baseUrl: string | null | undefined,
): Attributes {
  const stored: Attributes = addressOf(tag, attributes, baseUrl);
  for (const [name, rule] of Object.entries(ownValue(RULES, tag) ?? {})) {
    const value = attributes[name] === undefined ? null : rule(attributes[name], attributes);
    if (value !== null) stored[name] = value;
  }
  if (attributes['lang'] && LANG.test(attributes['lang'])) stored['lang'] = attributes['lang'];
  if (attributes['translate'] === 'no') stored['translate'] = 'no';
  return stored;
}

function addressOf(tag: string, attributes: Attributes, baseUrl: string | null | undefined): Attributes {
  if (tag === 'img') {
    const src = pictureAddress(attributes['src'] ?? '', baseUrl);
    return src ? { src } : {};
  }
  const href = tag === 'a' ? linkAddress(attributes['href'] ?? '', baseUrl) : null;
  if (!href) return {};
  // Links within this site have no rel, so that search engines follow them.
  return /^https?:/.test(href) ? { href, rel: 'nofollow noopener ugc' } : { href };
}
