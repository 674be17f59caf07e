import { SignUpLine } from '@/components/newsletters/sign-up-line';
import { AfterStory } from '@/components/stories/article/after-story';
import { readAfterStory } from '@/lib/stories/read-after';
import { pageLanguage, type PageProps, toId } from '@/lib/platform/routing/page-params';

export { onDemand as generateStaticParams } from '@/app/on-demand';
export const revalidate = 3600;

export default async function AfterStoryFragment({ params }: PageProps<'id'>) {
  const language = await pageLanguage();
  const { locale } = language;
  const after = await readAfterStory(toId((await params).id), language);
  return (
    <>
      <AfterStory after={after} locale={locale} />
      <div className="no-print entry mt-8">
        <div className="entry-body col-start-2">
          <div className="max-w-[684px] border-t border-ink pt-4">
            <SignUpLine locale={locale} />
          </div>
        </div>
      </div>
    </>
  );
}
