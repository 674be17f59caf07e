import { useLocale } from 'next-intl';
import { HeadlineText } from '@/components/ui/words/headline-text';
import { Link } from '@/components/ui/links/link';
import type { StoryRow } from '@/lib/members/member-rows';
import { foreignLang } from '@/lib/platform/language/foreign-lang';

interface Props {
  story: StoryRow;
  /** Level of the title; h3 under a section's h2. */
  heading?: 'h2' | 'h3';
}

/** The title of a story in a member's list, as a link to it. */
export function StoryTitle({ story, heading: Heading = 'h2' }: Props) {
  const locale = useLocale();
  return (
    <Heading className="type-item" lang={foreignLang(story.lang, locale)}>
      <Link href={story.href}>
        <HeadlineText parts={story.titleParts} />
      </Link>
    </Heading>
  );
}
