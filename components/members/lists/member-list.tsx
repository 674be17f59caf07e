'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState, SkeletonRows } from '@/components/ui/notices/states';
import type { MemberListName, MemberLists } from '@/lib/members/member-rows';
import { useLastPage } from '@/lib/members/use-last-page';
import { useFocusReturn } from '@/lib/members/use-focus-return';
import { renewList, useMemberList } from '@/lib/members/use-member-list';
import { href } from '@/lib/platform/routing/href';
import type { RouteName } from '@/lib/platform/routing/routes';
import { useCarriedState } from '@/lib/platform/language/use-carried-state';
import { LoadError, Gate } from '@/components/accounts/gate';
import { ListSteps } from './list-steps';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';

interface Props<Name extends MemberListName> {
  name: Name;
  /** The page an empty list links to, where readers find stories or authors for it. */
  from: RouteName;
  isBusy: boolean;
  /** Removes a row from the list. Resolves with null when the removal was refused, which the reader has been told. */
  drop: (id: number) => Promise<unknown>;
  /** Renders one row; `remove` makes its remove button with an accessible name. */
  children: (row: MemberLists[Name], remove: (label: string) => ReactNode) => ReactNode;
}

/** A member's own list in pages, whose rows can be removed. */
export function MemberList<Name extends MemberListName>(props: Props<Name>) {
  return <Gate>{() => <Rows {...props} />}</Gate>;
}

function Rows<Name extends MemberListName>({ name, from, isBusy, drop, children }: Props<Name>) {
  const t = useTranslations('area');
  const key: MemberListName = name;
  const locale = useLocale();
  const notify = useNotify();
  const [page, setPage] = useCarriedState(`${name}:page`, 1);
  const { data, error, mutate } = useMemberList(name, page);
  const { place, toTop } = useFocusReturn();
  useLastPage(page, setPage, data);

  const goToPage = (to: number) => {
    setPage(to);
    toTop();
  };

  const remove = async (id: number) => {
    if (!(await drop(id))) return;
    notify(t(`${key}.removed`));
    // The pressed button disappears with its row, so the list gets the focus.
    place.current?.focus({ preventScroll: true });
    renewList(name);
  };

  if (!data) return error ? <LoadError retry={() => void mutate()} /> : <SkeletonRows label={t('loading')} />;
  if (data.total === 0)
    return (
      <EmptyState text={t(`${key}.empty`)} href={href(locale, from)} linkLabel={t(`${key}.emptyLink`)} />
    );
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-28 outline-none">
      {data.list.map((row) =>
        children(row, (label) => (
          <ActionButton
            type="button"
            disabled={isBusy}
            aria-label={label}
            onClick={() => void remove(row.id)}
            className="form-link shrink-0"
          >
            {t(`${key}.remove`)}
          </ActionButton>
        )),
      )}
      <ListSteps page={page} size={data.size} total={data.total} onPage={goToPage} />
    </div>
  );
}
