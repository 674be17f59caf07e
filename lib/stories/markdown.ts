import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { FullEvent } from '@/lib/events/read';
import type { FullStory } from './story';
import { getConfig } from '@/lib/platform/config/config';
import type { Locale } from '@/lib/platform/language/locales';
import { formatMoney } from '@/lib/platform/numbers/money';
import { absolute } from '@/lib/platform/config/site';
import { canonicalOf } from '@/lib/publishing/metadata/page';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { plain, target } from '@/lib/publishing/markdown/escape';
import { htmlToMarkdown } from '@/lib/publishing/markdown/html-to-markdown';
import type { MarkdownKind } from '@/lib/platform/routing/markdown';

export interface MarkdownItem {
  text: string;
  /** Absolute; the page this is the text of. */
  canonical: string;
}

type Fact = readonly [label: string, value: string];

const link = (words: string, url: string) => `[${plain(words)}](${target(absolute(url))})`;

function canonicalFor(kind: MarkdownKind, item: { id: number; langs: Locale[] }, locale: Locale): string {
  const languages = languagesOf(item.langs);
  return absolute(canonicalOf({ locale, address: { name: kind, params: { id: item.id } }, languages }));
}

/** A flash or an article: title, facts, text. */
export async function storyMarkdown(story: FullStory, locale: Locale): Promise<MarkdownItem> {
  const t = await getTranslations({ locale, namespace: 'llms' });
  const { author, category, source } = story;
  const canonical = canonicalFor(story.kind, story, locale);
  const facts: Fact[] = [
    [t('published'), story.releasedAt],
    [t('updated'), story.updatedAt],
    [t('author'), author ? link(author.name, author.href) : ''],
    [t('section'), category ? link(category.name, category.href) : ''],
    [t('source'), source.url ? link(source.name || source.url, source.url) : plain(source.name)],
    [t('address'), `<${canonical}>`],
  ];
  return { canonical, text: compose(story.title, story.summary, facts, bodyOf(story.body)) };
}

/** An event: title, when and where, tickets, agenda, details. */
export async function eventMarkdown(event: FullEvent, locale: Locale): Promise<MarkdownItem> {
  const t = await getTranslations({ locale, namespace: 'llms' });
  const words = await getTranslations({ locale, namespace: 'sideLists' });
  const canonical = canonicalFor('event', event, locale);
  const state = event.state === 'cancelled' || event.state === 'ended' ? words(event.state) : '';
  const hosts = [event.host, ...event.cohosts].map(({ name }) => plain(name));
  const facts: Fact[] = [
    ['', state],
    [t('when'), `${event.startsAt} – ${event.endsAt} (${event.timeZone})`],
    [t('where'), [event.address || event.city, words(event.mode)].filter(Boolean).map(plain).join(' · ')],
    [t('organiser'), hosts.join(' · ')],
    [t('address'), `<${canonical}>`],
  ];
  const tickets = event.tickets.map(({ name, price, currency, state: sale }) => {
    const cost = price === 0 ? words('free') : formatMoney(price, currency, locale);
    return `- ${plain(name)}: ${plain(cost)}${sale === 'sold_out' ? ` (${words('soldOut')})` : ''}`;
  });
  const agenda = event.agenda.map(({ time, title }) => `- ${plain(time)} ${plain(title)}`);
  const body = [
    ...section(t('tickets'), tickets),
    bodyOf(event.details),
    ...section(t('agenda'), agenda),
  ].filter(Boolean);
  return { canonical, text: compose(event.title, '', facts, body.join('\n\n')) };
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];
}

function bodyOf(html: string): string {
  return htmlToMarkdown(html, { siteUrl: getConfig().siteUrl });
}

function compose(title: string, summary: string, facts: readonly Fact[], body: string): string {
  const known = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => (label ? `- ${label}: ${value}` : `- ${value}`));
  const parts = [`# ${plain(title)}`, known.join('\n'), summary && `> ${plain(summary)}`, body];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
