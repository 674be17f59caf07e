import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons/icon';
import { OutwardLink } from '@/components/ui/links/outward-link';
import { getConfig } from '@/lib/platform/config/config';
import type { Locale } from '@/lib/platform/language/locales';
import { OpenInApp } from './open-in-app';

/** Links to the native app: store, package and opening it. Nothing when no app is configured. */
export async function NativeApp({ locale }: { locale: Locale }) {
  const t = await getTranslations('download');
  const { scheme, storeUrl, apkUrl } = getConfig().app;
  if (scheme === null) return null;
  return (
    <div className="mt-9 max-w-[520px]">
      <div className="flex flex-wrap gap-4">
        {storeUrl !== '' && (
          <OutwardLink href={storeUrl} className="btn btn-ink">
            <Icon name="external" />
            {t('store')}
          </OutwardLink>
        )}
        {apkUrl !== '' && (
          <a href={apkUrl} className="btn btn-line">
            <Icon name="download" />
            {t('apk')}
          </a>
        )}
        <OpenInApp kind="home" locale={locale} className="btn btn-line" />
      </div>
      <p className="type-meta mt-3">{t('openHint')}</p>
    </div>
  );
}
