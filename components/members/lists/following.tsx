'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { Avatar } from '@/components/pictures/avatar';
import { Link } from '@/components/ui/links/link';
import { formatDate } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { FollowSettings } from '@/components/members/follows/follow-settings';
import { useCall } from '@/lib/accounts/use-call';
import { MemberList } from './member-list';
import { useNotify } from '@/components/accounts/toast-provider';

/** Authors the member follows, each with the newest articles and how the member is notified of them. */
export function Following({ heading }: { heading: string }) {
  const t = useTranslations('area.following');
  const locale = useLocale();
  const { isBusy, submit } = useSubmit('followAuthor', useNotify());
  const langOf = (lang: Locale) => foreignLang(lang, locale);
  return (
    <section aria-label={heading}>
      <div className="entry">
        <h2 className="entry-body col-start-2 pt-8 text-md font-bold">{heading}</h2>
      </div>
      <MemberList
        name="following"
        from="columns"
        isBusy={isBusy}
        drop={(id) => submit({ id, follow: false })}
      >
        {(author, remove) => (
          <div key={author.id} className="entry">
            <div className="entry-gutter pt-5">
              <Avatar id={author.id} src={author.avatar} size={40} className="size-10 md:ms-auto" />
            </div>
            <div className="entry-body border-b border-rule py-4">
              <div className="flex items-baseline justify-between gap-4">
                <h2 className="type-item" lang={langOf(author.lang)}>
                  <Link href={author.href}>{author.name}</Link>
                </h2>
                {remove(t('removeName', { name: author.name }))}
              </div>
              <p className="type-meta">{t('articles', { count: author.total })}</p>
              {author.latest.map((item) => (
                <p key={item.id} className="mt-1 text-base">
                  <Link href={item.href} lang={langOf(item.lang)}>
                    {item.title}
                  </Link>{' '}
                  <span className="type-meta n">{formatDate(item.releasedAt, locale, 'number')}</span>
                </p>
              ))}
              <AuthorSettings id={author.id} locale={locale} />
            </div>
          </div>
        )}
      </MemberList>
    </section>
  );
}

/** How the member is notified of an author; shares the call of the list of what is followed. Only for a signed-in member. */
function AuthorSettings({ id, locale }: { id: number; locale: Locale }) {
  const { data, mutate } = useCall('listFollows', { locale });
  const row = data?.list.find(({ kind, target }) => kind === 'author' && target === id);
  if (!row) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 pt-1">
      <FollowSettings row={row} locale={locale} refresh={() => void mutate()} />
    </div>
  );
}
