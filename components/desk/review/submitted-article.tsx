import type { CallOutput } from '@/backend/contract/calls';
import { ArticleSheet } from '@/components/writing/workbench/article-sheet';
import type { Locale } from '@/lib/platform/language/locales';

interface Props {
  draft: CallOutput<'reviewDraft'>;
  locale: Locale;
}

/** The submitted version of a draft, laid out as on its page. */
export function SubmittedArticle({ draft: { id, submitted, names }, locale }: Props) {
  return (
    <main>
      <ArticleSheet
        id={id}
        document={submitted}
        author={names[`author:${submitted.author_id}`] ?? ''}
        category={names[`category:${submitted.category_id}`] ?? ''}
        locale={locale}
      />
    </main>
  );
}
