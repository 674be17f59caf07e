'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { formatDate } from '@/lib/platform/dates/dates';
import { Entry } from '@/components/accounts/login/entry';
import { StoryTitle } from './story-title';
import { MemberList } from './member-list';
import { useNotify } from '@/components/accounts/toast-provider';
import { DayText } from '@/components/ui/dates/day-text';

/** The stories the member collected, the last collected first. */
export function Collection() {
  const t = useTranslations('area.collection');
  const locale = useLocale();
  const { isBusy, submit } = useSubmit('cancelCollect', useNotify());
  return (
    <MemberList name="collection" from="news" isBusy={isBusy} drop={(id) => submit({ id })}>
      {(story, remove) => (
        <Entry key={story.id} gutter={<DayText value={formatDate(story.releasedAt, locale, 'number')} />}>
          <StoryTitle story={story} />
          <p className="type-meta mt-1 flex flex-wrap items-center gap-x-4">
            <span>{t(story.kind)}</span>
            {story.author && <span className="font-bold text-ink">{story.author}</span>}
            <span className="max-md:hidden">{t('at', { time: formatDate(story.at, locale, 'short') })}</span>
            <span className="ms-auto">{remove(t('removeName', { title: story.title }))}</span>
          </p>
        </Entry>
      )}
    </MemberList>
  );
}
