import { notFound, permanentRedirect } from 'next/navigation';
import { readEvent } from '@/lib/backend/events';
import { readStory } from '@/lib/backend/news';
import { LOCALES } from '@/lib/i18n/locales';
import { readingOf } from '@/lib/i18n/localize';
import { markdownAnswer } from '@/lib/markdown/answer';
import { eventMarkdown, storyMarkdown } from '@/lib/markdown/item-markdown';
import { markdownOf } from '@/lib/markdown/markdown-address';
import { toId } from '@/lib/page';

interface Context {
  params: Promise<{ locale: string; kind: string; id: string }>;
}

/** An item as Markdown; the middleware leads here. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const asked = await params;
  const locale = LOCALES.find((one) => one === asked.locale) ?? notFound();
  const reading = readingOf(locale);
  const id = toId(asked.id);
  if (asked.kind === 'event') {
    const { text, canonical } = await eventMarkdown((await readEvent(id, reading)).event, locale);
    return markdownAnswer(text, canonical);
  }
  const story = await readStory(id, reading);
  if (story.kind !== asked.kind) permanentRedirect(markdownOf(story.href));
  const { text, canonical } = await storyMarkdown(story, locale);
  return markdownAnswer(text, canonical);
}
