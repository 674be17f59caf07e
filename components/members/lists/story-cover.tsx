import { Cover } from '@/components/pictures/cover';
import type { StoryRow } from '@/lib/members/member-rows';
import { COVER_BOXES } from '@/lib/pictures/picture-sizes';

/** The cover of a story in a member's list, beside its title; nothing for a story without one. */
export function StoryCover({ story: { id, cover } }: { story: StoryRow }) {
  return (
    <Cover
      id={id}
      {...cover}
      {...COVER_BOXES.storyRow}
      className="h-[60px] w-[96px] md:h-[92px] md:w-[148px]"
    />
  );
}
