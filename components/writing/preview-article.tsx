import { getTranslations } from 'next-intl/server';
import type { CallOutput } from '@/backend/contract/calls';
import { formatDate } from '@/lib/platform/dates/dates';
import type { Locale } from '@/lib/platform/language/locales';
import { ArticleSheet } from './workbench/article-sheet';

interface Props {
  preview: CallOutput<'previewContent'>;
  locale: Locale;
}

/** The preview of an unpublished draft, with the time when it was saved. */
export async function PreviewArticle({ preview, locale }: Props) {
  const t = await getTranslations('writing.previewPage');
  const { document, author, category, saved_time: savedAt, id } = preview;
  return (
    <ArticleSheet
      id={id}
      document={document}
      author={author?.nickname ?? ''}
      category={category?.name ?? ''}
      locale={locale}
    >
      <p role="note" className="form-notice">
        {t('note', { date: formatDate(savedAt, locale, 'full') })}
      </p>
    </ArticleSheet>
  );
}
