import 'server-only';
import { getTranslations } from 'next-intl/server';
import { escapeText } from '@/backend/contract/rich-text/escape';
import type { EventCard } from '@/lib/events/event';
import { eventTime } from '@/lib/events/time';
import { eventWords } from '@/lib/events/words';
import { absolute, siteName } from '@/lib/platform/config/site';
import { formatDate } from '@/lib/platform/dates/dates';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { type EmbedDocument, outwardLink } from '@/lib/publishing/embed/document';
import { describe } from '@/lib/publishing/text/description';
import { summaryOf } from '@/lib/publishing/text/summary';
import type { Flash } from '@/lib/stories/story';

export type EmbedContent = Omit<EmbedDocument, 'theme'>;

/** At most this many characters of a flash are shown; few have more. */
const MAX_FLASH = 400;
const REFRESH_SECONDS = 60;
const LIST_STYLE =
  'ol{list-style:none;margin:8px 0 0;padding:0}li{display:flex;gap:12px;padding:7px 0;border-top:1px solid var(--rule)}time{flex:none;width:3.2em;color:var(--ink-3)}.key{color:var(--mark);font-weight:700}.head{display:flex;justify-content:space-between;font-weight:700}';
const EVENT_STYLE = 'h1{margin-top:2px}.day{font-size:28px;font-weight:800;line-height:1.1}';

/** The newest flashes, loaded again every minute. */
export async function latestContent(flashes: readonly Flash[], locale: Locale): Promise<EmbedContent> {
  const t = await getTranslations({ locale, namespace: 'embeds' });
  const rows = flashes.map(({ title, href: path, releasedAt, isImportant, lang }) => {
    const time = `<time class="n" datetime="${releasedAt}">${formatDate(releasedAt, locale, 'time')}</time>`;
    const link = outwardLink(title, absolute(path));
    return `<li>${time}<span lang="${HTML_LANG[lang]}"${isImportant ? ' class="key"' : ''}>${link}</span></li>`;
  });
  const head = `<div class="head"><span>${escapeText(t('latest'))}</span>${outwardLink(siteName(locale), absolute(href(locale, 'home')))}</div>`;
  const foot = `<p class="meta foot">${outwardLink(t('more'), absolute(href(locale, 'news')))}</p>`;
  return {
    lang: HTML_LANG[locale],
    title: t('latest'),
    style: LIST_STYLE,
    body: `${head}<ol>${rows.join('')}</ol>${foot}`,
    refreshSeconds: REFRESH_SECONDS,
  };
}

/** A flash with its text, or an article with its summary. */
export async function storyContent(story: Flash, locale: Locale): Promise<EmbedContent> {
  const t = await getTranslations({ locale, namespace: 'embeds' });
  const isFlash = story.kind === 'flash';
  const text = isFlash ? summaryOf(story.body, MAX_FLASH) : describe(story.summary, story.body);
  const facts = [formatDate(story.releasedAt, locale, 'full'), story.author?.name, story.source.name];
  return {
    lang: HTML_LANG[story.lang],
    title: story.title,
    body: joinParts({
      facts,
      title: story.title,
      address: absolute(story.href),
      text,
      foot: t('readAt', { site: siteName(locale) }),
    }),
  };
}

/** An event with its date, place and price. */
export async function eventContent(
  event: EventCard & { host: { name: string } },
  locale: Locale,
): Promise<EmbedContent> {
  const t = await getTranslations({ locale, namespace: 'embeds' });
  const { number, weekday, hours, until, zone } = eventTime(event, locale);
  const { place, price } = await eventWords(event, locale);
  const when = [weekday, [hours, until && `– ${until}`].filter(Boolean).join(' '), zone]
    .filter(Boolean)
    .join(' ');
  return {
    lang: HTML_LANG[event.lang],
    title: event.title,
    style: EVENT_STYLE,
    body: `<div class="day n">${escapeText(number)}</div>${joinParts({
      facts: [when, place, price, event.host.name],
      title: event.title,
      address: absolute(event.href),
      text: event.summary,
      foot: t('eventAt', { site: siteName(locale) }),
    })}`,
  };
}

/** What is shown in place of something that was withdrawn. */
export async function withdrawnContent(locale: Locale): Promise<EmbedContent> {
  const t = await getTranslations({ locale, namespace: 'embeds' });
  const home = outwardLink(siteName(locale), absolute(href(locale, 'home')));
  return {
    lang: HTML_LANG[locale],
    title: t('withdrawn'),
    body: `<p>${escapeText(t('withdrawn'))}</p><p class="meta">${home}</p>`,
  };
}

interface Parts {
  facts: readonly (string | undefined)[];
  title: string;
  address: string;
  text: string;
  foot: string;
}

function joinParts({ facts, title, address, text, foot }: Parts): string {
  const shown = facts.flatMap((fact) => (fact ? [`<span>${escapeText(fact)}</span>`] : []));
  return [
    `<p class="meta n">${shown.join('')}</p>`,
    `<h1>${outwardLink(title, address)}</h1>`,
    text && `<p>${escapeText(text)}</p>`,
    `<p class="meta foot">${outwardLink(foot, address)}</p>`,
  ].join('');
}
