'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useSubmit } from '@/components/auth/use-submit';
import { EmptyState, SkeletonRows } from '@/components/ui/states';
import { useMemberList } from '@/lib/account/use-member-call';
import { formatDate } from '@/lib/dates';
import { href } from '@/lib/i18n/address';
import { useKeptState } from '@/lib/language/use-kept-state';
import { Entry } from './entry';
import { Failed, Gate } from './gate';
import { ItemTitle } from './item-title';
import { ListSteps } from './list-steps';
import { useSay } from './say';

/** What the member collected, last collected first. */
export function Collection() {
  return <Gate>{() => <Items />}</Gate>;
}

function Items() {
  const t = useTranslations('area');
  const locale = useLocale();
  const say = useSay();
  const [page, setPage] = useKeptState('collection:page', 1);
  const { data, error, mutate } = useMemberList('collection', page);
  const form = useSubmit('cancelCollect', say, 'account');

  const remove = async (id: number) => {
    if (!(await form.submit({ id }))) return;
    say(t('collection.removed'));
    if (data?.list.length === 1 && page > 1) setPage(page - 1);
    void mutate();
  };

  if (!data) return error ? <Failed retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />;
  if (data.total === 0)
    return (
      <EmptyState
        text={t('collection.empty')}
        href={href(locale, 'news')}
        linkLabel={t('collection.emptyLink')}
      />
    );
  return (
    <>
      {data.list.map((item) => (
        <Entry key={item.id} gutter={formatDate(item.releasedAt, locale, 'number')}>
          <ItemTitle item={item} />
          <p className="type-meta flex flex-wrap items-center gap-x-4">
            <span>{t(`collection.${item.kind}`)}</span>
            {item.author && <span className="font-bold text-ink">{item.author}</span>}
            <span>{t('collection.at', { time: formatDate(item.at, locale, 'short') })}</span>
            <button
              type="button"
              disabled={form.isBusy}
              aria-label={t('collection.removeName', { title: item.title })}
              onClick={() => void remove(item.id)}
              className="form-link"
            >
              {t('collection.remove')}
            </button>
          </p>
        </Entry>
      ))}
      <ListSteps page={page} size={data.size} total={data.total} onPage={setPage} />
    </>
  );
}
