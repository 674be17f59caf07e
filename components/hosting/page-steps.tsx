import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/ui/fields/action-button';

interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

const STEP = 'min-h-11 underline underline-offset-4 aria-disabled:text-ink-3 aria-disabled:no-underline';

/** Buttons to the previous and the next page, and the current page number. */
export function PageSteps({ page, pages, onPage }: Props) {
  const t = useTranslations('hosting.pages');
  return (
    <p className="flex items-center gap-5 py-5">
      <ActionButton type="button" className={STEP} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </ActionButton>
      <span className="n" aria-live="polite">
        {t('at', { page, pages })}
      </span>
      <ActionButton type="button" className={STEP} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('next')}
      </ActionButton>
    </p>
  );
}
