import { getTranslations } from 'next-intl/server';
import { Qr } from '@/components/ui/qr';
import { INSTALL_WAYS } from '@/lib/download/install-way';
import { absolute, siteName } from '@/lib/platform/config/site';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { InstallWebApp } from './install-web-app';
import { NativeApp } from './native-app';

const QR_PX = 180;

/** Where to get the app: links to the native app when one is configured, and how to install the portal as a web app. */
export async function AppPromotion({ locale }: { locale: Locale }) {
  const t = await getTranslations('download');
  return (
    <div className="ledger ledger-wide mx-4 max-md:[--g:0px] min-h-[70vh] max-w-[1040px] py-8 md:mx-0 md:py-14">
      <div className="entry">
        <span aria-hidden="true" className="node top-[1.2rem] md:top-[1.8rem]" />
        <div className="entry-body col-start-2">
          <h1 className="type-article-title">{t('title')}</h1>
          <p className="mt-4 text-xl leading-relaxed text-ink-2">{t('lead')}</p>
          <NativeApp locale={locale} />
          <div className="mt-10 flex gap-14">
            <section className="min-w-0 flex-1">
              <h2 className="text-2xl">{t('webTitle')}</h2>
              <p className="mt-2 max-w-[42em] leading-relaxed text-ink-2">{t('webText')}</p>
              <InstallWebApp
                labels={{
                  install: t('install', { name: siteName(locale) }),
                  installed: t('installed'),
                  follow: t('follow'),
                  own: t('own'),
                }}
                ways={INSTALL_WAYS.map((way) => ({
                  way,
                  name: t(`ways.${way}.name`),
                  steps: t(`ways.${way}.steps`),
                }))}
              />
            </section>
            <figure className="hidden shrink-0 md:block">
              <div className="border border-ink p-3">
                <Qr value={absolute(href(locale, 'download'))} label={t('scan')} size={QR_PX} />
              </div>
              <figcaption className="type-meta mt-2">{t('scan')}</figcaption>
            </figure>
          </div>
        </div>
      </div>
    </div>
  );
}
