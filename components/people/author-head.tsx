import { getTranslations } from 'next-intl/server';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { Avatar } from '@/components/pictures/avatar';
import { FollowButton } from '@/components/members/follow-button';
import type { Column } from '@/lib/people/read';
import { formatDate, toDay } from '@/lib/platform/dates/dates';
import { TimeText } from '@/components/ui/dates/time-text';

/** The head of an author's page: portrait, name, bio and number of articles. */
export async function AuthorHead({ author, locale }: { author: Column; locale: Locale }) {
  const t = await getTranslations('authors');
  const { member } = author;
  const lang = foreignLang(author.lang, locale);
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-b border-ink pb-6 md:gap-x-7 md:pb-8">
      <Avatar id={author.id} src={author.avatar} size={112} className="size-[72px] md:size-[112px]" />
      <div>
        <h1 className="type-page-title" lang={lang}>
          {author.name}
        </h1>
        <div className="type-meta flex flex-wrap items-center gap-x-5">
          <span>{t('articles', { count: author.total })}</span>
          {member?.isVerified && <span>{t('verified')}</span>}
          {member && (
            <TimeText at={toDay(member.since)}>
              {t('since', { date: formatDate(member.since, locale, 'date') })}
            </TimeText>
          )}
          <FollowButton target={author} locale={locale} className="no-print" />
        </div>
        <p className="type-summary mt-2 max-md:hidden" lang={lang}>
          {author.bio}
        </p>
      </div>
      <p className="type-summary col-span-2 mt-4 md:hidden" lang={lang}>
        {author.bio}
      </p>
    </header>
  );
}
