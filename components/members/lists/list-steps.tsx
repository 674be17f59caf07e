'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/fields/action-button';
import { Icon } from '@/components/ui/icons/icon';
import { EndRule } from '@/components/ui/notices/states';

interface Props {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}

/**
 * The current page number between buttons to the previous and next page; the end mark of the list when there is only
 * one page.
 */
export function ListSteps({ page, size, total, onPage }: Props) {
  const t = useTranslations('area');
  const p = useTranslations('pager');
  const pages = Math.max(1, Math.ceil(total / size));
  const cell = 'grid size-11 place-items-center aria-disabled:text-ctl';
  if (pages === 1)
    return (
      <div className="entry">
        <div className="entry-body col-start-2">
          <EndRule label={t('end')} />
        </div>
      </div>
    );
  return (
    <div className="entry">
      <nav aria-label={p('label')} className="entry-body col-start-2 flex items-center gap-3 pt-5">
        <ActionButton
          type="button"
          aria-label={t('previous')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          className={cell}
        >
          <Icon name="chevron-left" />
        </ActionButton>
        <p className="type-meta n" aria-live="polite">
          {p('position', { page, total: pages })}
        </p>
        <ActionButton
          type="button"
          aria-label={t('next')}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
          className={cell}
        >
          <Icon name="chevron-right" />
        </ActionButton>
      </nav>
    </div>
  );
}
