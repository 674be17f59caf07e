import 'server-only';
import { readSeriesEmbed } from '@/lib/data/embed/read-series-embed';
import { readEvent } from '@/lib/events/read';
import { readOrAbsence } from '@/lib/platform/calls/read';
import type { Locale } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import type { Embed } from '@/lib/platform/routing/embeds';
import { embedDocument } from '@/lib/publishing/embed/document';
import type { EmbedTheme } from '@/lib/publishing/embed/theme';
import { listFlashes, readStory } from '@/lib/stories/read';
import { eventContent, latestContent, storyContent, withdrawnContent } from './contents';

const LATEST = 8;

export interface EmbedAnswer {
  html: string;
  status: 200 | 410;
}

/** The document of a frame for another site; null when nothing is at its address. */
export async function readEmbedAnswer(
  embed: Embed,
  locale: Locale,
  theme: EmbedTheme,
): Promise<EmbedAnswer | null> {
  if (embed.kind === 'series') {
    const html = await readSeriesEmbed(embed.id, locale, theme);
    return html === null ? null : { html, status: 200 };
  }
  const content = await readOrAbsence(readContent({ ...embed, kind: embed.kind }, locale));
  if (content === 'missing') return null;
  if (content !== 'withdrawn') return { html: embedDocument({ ...content, theme }), status: 200 };
  return { html: embedDocument({ ...(await withdrawnContent(locale)), theme }), status: 410 };
}

async function readContent(
  { kind, id }: { kind: Exclude<Embed['kind'], 'series'>; id: string },
  locale: Locale,
) {
  const language = readerLanguage(locale);
  if (kind === 'latest')
    return latestContent((await listFlashes(language, { size: LATEST })).flashes, locale);
  if (kind === 'event') return eventContent((await readEvent(Number(id), language)).event, locale);
  return storyContent(await readStory(Number(id), language), locale);
}
