import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReloadButton } from '@/components/ui/reload-button';
import { Statement } from '@/components/ui/notices/statement';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors');
  return { title: t('unavailableTitle'), robots: { index: false } };
}

/** 503 when the backend is down, slow or gives an invalid answer, and no cached page can be shown. */
export default async function UnavailablePage() {
  const t = await getTranslations('errors');
  const common = await getTranslations('common');
  return (
    <Statement title={t('unavailableTitle')} text={t('unavailableText')} tone="error">
      <ReloadButton label={common('retry')} />
    </Statement>
  );
}
