import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { OpenInApp } from './open-in-app';
import { OutwardLink } from '@/components/ui/outward-link';
import { Qr } from '@/components/ui/qr';
import { getConfig } from '@/lib/platform/config/config';
import { href } from '@/lib/platform/routing/href';
import type { Locale } from '@/lib/platform/language/locales';
import { absolute } from '@/lib/platform/config/site';

const QR_PX = 180;

/** Where to get the app: stores and package as far as there are any, and a code to take this page to a phone. */
export async function AppPromotion({ locale }: { locale: Locale }) {
  const t = await getTranslations('download');
  const { storeUrl, apkUrl } = getConfig().app;
  const isOut = storeUrl !== '' || apkUrl !== '';
  return (
    <div className="ledger ledger-wide mx-4 max-md:[--g:0px] min-h-[70vh] max-w-[1040px] py-8 md:mx-0 md:py-14">
      <div className="entry">
        <span aria-hidden="true" className="node top-[1.2rem] md:top-[1.8rem]" />
        <div className="entry-body col-start-2">
          <h1 className="type-article-title">{t('title')}</h1>
          <p className="mt-4 text-[19px] leading-relaxed text-ink-2">{t('lead')}</p>
          <div className="mt-9 flex flex-wrap gap-x-14 gap-y-10">
            <figure className="hidden md:block">
              <div className="border border-ink p-3">
                <Qr value={absolute(href(locale, 'download'))} label={t('scan')} size={QR_PX} />
              </div>
              <figcaption className="type-meta mt-2">{t('scan')}</figcaption>
            </figure>
            <div className="grid max-w-[360px] flex-1 content-start gap-4">
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
              {isOut ? (
                <>
                  <OpenInApp kind="home" locale={locale} className="btn btn-line" />
                  <p className="type-meta">{t('openHint')}</p>
                </>
              ) : (
                <div className="border-t border-ink pt-4 leading-relaxed">
                  <p>{t('unset')}</p>
                  <p className="mt-2 text-ink-2">{t('meanwhile')}</p>
                </div>
              )}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
