import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { ROLES } from '@/backend/contract/accounts/user';
import { SearchForm } from '@/components/desk/search-form';
import { Link } from '@/components/ui/links/link';
import { EmptyState } from '@/components/ui/notices/states';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import type { usersQuery } from '@/lib/desk/page-query';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { DeskPager } from './desk-pager';

interface Props {
  locale: Locale;
  query: ReturnType<typeof usersQuery>;
  users: CallOutput<'deskUsers'>;
}

/** Members, newest first, with a search and filters. */
export async function MemberList({ locale, query, users }: Props) {
  const t = await getTranslations('desk.users');
  const address = href(locale, 'deskUsers');
  const { keyword, role, status } = query;
  const { list, page, size, total } = users;
  return (
    <div className="w-full max-w-[1100px] px-4 pt-6 pb-16 md:px-10">
      <h1 className="type-page-title pb-4">{t('title')}</h1>
      <SearchForm action={address} label={t('search')} button={t('find')} keyword={keyword}>
        <select
          name="role"
          defaultValue={role ?? ''}
          aria-label={t('role')}
          className="min-h-10 max-w-full border-b border-ctl bg-paper pe-2"
        >
          <option value="">{t('anyRole')}</option>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`roles.${role}`)}
            </option>
          ))}
        </select>
        <label className="flex min-h-10 items-center gap-2">
          <input type="checkbox" name="status" value="banned" defaultChecked={status === 'banned'} />
          {t('onlyBanned')}
        </label>
      </SearchForm>
      {list.length === 0 ? (
        <EmptyState text={t('empty')} href={address} linkLabel={t('showAll')} />
      ) : (
        <ul className="border-t border-ink">
          {list.map((user) => (
            <li key={user.id} className="border-b border-rule">
              <Link
                href={href(locale, 'deskUser', { id: user.id })}
                className="flex min-h-12 flex-wrap items-baseline gap-x-5 py-2.5 hover:bg-sel hover:no-underline"
              >
                <span className="n w-12 flex-none text-sm text-ink-3">{user.id}</span>
                <span className="min-w-0 flex-1 text-lg font-semibold max-md:min-w-[70%]">
                  <UserTextInLocale text={user.nickname} locale={locale} />
                </span>
                {user.status === 'banned' && <b className="text-mark">{t('banned')}</b>}
                <span className="max-md:ms-17">
                  {user.roles.map((userRole) => t(`roles.${userRole}`)).join(' ')}
                </span>
                <span className="type-meta min-w-0 truncate">{user.email || user.mobile}</span>
                <span className="type-meta n max-md:hidden">
                  {formatDate(user.created_time, locale, 'short')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <DeskPager
        address={address}
        query={{ q: keyword, role, status }}
        page={page}
        size={size}
        total={total}
      />
    </div>
  );
}
