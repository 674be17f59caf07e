import { useLocale } from 'next-intl';
import { HeadlineText } from '@/components/ui/words/headline-text';
import { Link } from '@/components/ui/links/link';
import type { StoryRow } from '@/lib/members/member-rows';
import { foreignLang } from '@/lib/platform/language/foreign-lang';

/** The title of a story in a member's list, as a link to it. */
export function StoryTitle({ story }: { story: StoryRow }) {
  const locale = useLocale();
  return (
    <h2 className="type-item" lang={foreignLang(story.lang, locale)}>
      <Link href={story.href}>
        <HeadlineText parts={story.titleParts} />
      </Link>
    </h2>
  );
}
