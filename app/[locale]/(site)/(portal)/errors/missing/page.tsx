import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { Statement } from '@/components/ui/notices/statement';
import { href } from '@/lib/platform/routing/href';
import { pageLocale } from '@/lib/platform/routing/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors');
  return { title: t('missingTitle'), robots: { index: false } };
}

/** The 404 page of addresses that are not in the route table. `[item]` is the page for missing items of known kinds. */
export default async function MissingPage() {
  const locale = await pageLocale();
  const t = await getTranslations('errors');
  return (
    <Statement title={t('missingTitle')} text={t('missingText')}>
      <Link href={href(locale, 'home')} className="btn btn-ink">
        {t('backHome')}
      </Link>
      <Link href={href(locale, 'news')} className="btn btn-line">
        {t('toNews')}
      </Link>
    </Statement>
  );
}
