import { notFound, permanentRedirect } from 'next/navigation';
import { readEvent } from '@/lib/events/read';
import { readStory } from '@/lib/stories/read';
import { LOCALES } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import { markdownAnswer } from '@/lib/publishing/markdown/answer';
import { storyMarkdown } from '@/lib/stories/markdown';
import { markdownOf } from '@/lib/platform/routing/markdown';
import { toInstant } from '@/lib/platform/dates/instant';
import { toId } from '@/lib/platform/routing/page-params';
import { eventMarkdown } from '@/lib/events/markdown';

interface Context {
  params: Promise<{ locale: string; kind: string; id: string }>;
}

/** An item as Markdown; the middleware rewrites the public address to this one. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const requested = await params;
  const locale = LOCALES.find((candidate) => candidate === requested.locale) ?? notFound();
  const language = readerLanguage(locale);
  const id = toId(requested.id);
  if (requested.kind === 'event') {
    const { text, canonical } = await eventMarkdown((await readEvent(id, language)).event, locale);
    return markdownAnswer(request, text, { canonical });
  }
  const story = await readStory(id, language);
  if (story.kind !== requested.kind) permanentRedirect(markdownOf(story.href));
  const { text, canonical } = await storyMarkdown(story, locale);
  return markdownAnswer(request, text, { canonical, newest: toInstant(story.updatedAt)?.valueOf() });
}
