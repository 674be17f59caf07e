import { useTranslations } from 'next-intl';

interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Buttons to the previous and the next page, and the current page number. */
export function PageSteps({ page, pages, onPage }: Props) {
  const t = useTranslations('hosting.pages');
  return (
    <p className="host-steps">
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </button>
      <span className="n" aria-live="polite">
        {t('at', { page, pages })}
      </span>
      <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('next')}
      </button>
    </p>
  );
}
