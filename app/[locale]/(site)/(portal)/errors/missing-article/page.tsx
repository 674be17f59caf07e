import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Statement } from '@/components/ui/statement';
import { href } from '@/lib/platform/routing/href';
import { pageLocale } from '@/lib/platform/routing/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors');
  return { title: t('missingTitle'), robots: { index: false } };
}

/** 404 of an item that does not exist: a message of its own and a link to the list. */
export default async function MissingItemPage() {
  const locale = await pageLocale();
  const t = await getTranslations('errors');
  return (
    <Statement title={t('missingTitle')} text={t('missingArticle')}>
      <Link href={href(locale, 'articles')} className="btn btn-ink">
        {t('toArticles')}
      </Link>
    </Statement>
  );
}
