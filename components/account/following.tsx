'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSubmit } from '@/components/auth/use-submit';
import { Avatar } from '@/components/content/avatar';
import { Link } from '@/components/ui/link';
import { EmptyState, SkeletonRows } from '@/components/ui/states';
import { useMemberList } from '@/lib/account/use-member-call';
import { formatDate } from '@/lib/dates';
import { href } from '@/lib/i18n/address';
import { HTML_LANG } from '@/lib/i18n/locales';
import { useKeptState } from '@/lib/language/use-kept-state';
import { Failed, Gate } from './gate';
import { ListSteps } from './list-steps';
import { useSay } from './say';

/** Authors the member follows, each with the newest article. */
export function Following() {
  return <Gate>{() => <Authors />}</Gate>;
}

function Authors() {
  const t = useTranslations('area');
  const locale = useLocale();
  const say = useSay();
  const [page, setPage] = useKeptState('following:page', 1);
  const { data, error, mutate } = useMemberList('following', page);
  const form = useSubmit('followAuthor', say, 'account');

  const leave = async (id: number) => {
    if (!(await form.submit({ id, follow: false }))) return;
    say(t('following.removed'));
    if (data?.list.length === 1 && page > 1) setPage(page - 1);
    void mutate();
  };

  if (!data) return error ? <Failed retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />;
  if (data.total === 0)
    return (
      <EmptyState
        text={t('following.empty')}
        href={href(locale, 'columns')}
        linkLabel={t('following.emptyLink')}
      />
    );
  return (
    <>
      {data.list.map((author) => (
        <div key={author.id} className="entry">
          <div className="entry-gutter pt-5">
            <Avatar id={author.id} src={author.avatar} size={40} className="ms-auto size-10" />
          </div>
          <div className="entry-body border-b border-rule py-4">
            <div className="flex items-baseline justify-between gap-4">
              <h2 className="type-item" lang={author.lang === locale ? undefined : HTML_LANG[author.lang]}>
                <Link href={author.href}>{author.name}</Link>
              </h2>
              <button
                type="button"
                disabled={form.isBusy}
                aria-label={t('following.removeName', { name: author.name })}
                onClick={() => void leave(author.id)}
                className="form-link shrink-0"
              >
                {t('following.remove')}
              </button>
            </div>
            <p className="type-meta">{t('following.articles', { count: author.total })}</p>
            {author.latest.map((item) => (
              <p key={item.id} className="mt-1 text-[15.5px]">
                <Link href={item.href} lang={item.lang === locale ? undefined : HTML_LANG[item.lang]}>
                  {item.title}
                </Link>{' '}
                <span className="type-meta n">{formatDate(item.releasedAt, locale, 'number')}</span>
              </p>
            ))}
          </div>
        </div>
      ))}
      <ListSteps page={page} size={data.size} total={data.total} onPage={setPage} />
    </>
  );
}
