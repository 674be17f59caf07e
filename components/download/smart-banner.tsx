import { getTranslations } from 'next-intl/server';
import { getConfig } from '@/lib/platform/config/config';
import type { Locale } from '@/lib/platform/language/locales';
import { OpenInApp } from './open-in-app';
import { SmartBannerBar } from './smart-banner-deferred';

/** Offers the app at the foot of a phone until the reader closes the bar. Nothing when no app is configured. */
export async function SmartBanner({ locale }: { locale: Locale }) {
  if (getConfig().app.scheme === null) return null;
  const t = await getTranslations('download');
  return (
    <SmartBannerBar text={t('banner')} closeLabel={t('bannerClose')}>
      <OpenInApp kind="home" locale={locale} className="btn btn-ink min-h-11 px-4" />
    </SmartBannerBar>
  );
}
