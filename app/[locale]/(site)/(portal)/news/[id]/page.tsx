import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { FlashView } from '@/components/pages/flash-view';
import { type PageProps, readRequest } from '@/lib/platform/routing/page-params';
import { storyMetadata } from '@/lib/stories/metadata';
import { readStoryPage } from '@/lib/stories/read-page';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 2592000;

async function readFlash(props: PageProps<'id'>) {
  const { id, language } = await readRequest(props);
  const page = await readStoryPage(id, language);
  if (page.story.kind !== 'flash') permanentRedirect(page.story.href);
  return { page, language };
}

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const { page, language } = await readFlash(props);
  return storyMetadata(page.story, language.locale);
}

export default async function FlashPage(props: PageProps<'id'>) {
  return <FlashView {...await readFlash(props)} />;
}
