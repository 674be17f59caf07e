import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { Statement } from '@/components/ui/notices/statement';
import { href } from '@/lib/platform/routing/href';
import { pageLocale } from '@/lib/platform/routing/page-params';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors');
  return { title: t('withdrawnTitle'), robots: { index: false } };
}

/** 410 for items the newsroom withdrew. */
export default async function WithdrawnPage() {
  const locale = await pageLocale();
  const t = await getTranslations('errors');
  return (
    <Statement title={t('withdrawnTitle')} text={t('withdrawnText')}>
      <Link href={href(locale, 'home')} className="btn btn-ink">
        {t('backHome')}
      </Link>
    </Statement>
  );
}
