import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons/icon';
import { OutwardLink } from '@/components/ui/links/outward-link';
import { absolute } from '@/lib/platform/config/site';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { SHARE_TARGETS, type ShareTarget } from '@/lib/sharing/targets';
import { ShareActions } from './share-actions-deferred';

const TARGETS: readonly ShareTarget[] = ['x', 'telegram'];

/** Side of the QR code in px. */
const QR_PX = 100;

interface Props {
  story: { id: number; kind: 'article' | 'flash'; title: string };
  locale: Locale;
}

/**
 * Ways to share a story: copy its address, the device's share sheet, two networks, a QR code. The code is a file that
 * browsers load once it is opened.
 */
export async function ShareBar({ story: { id, kind, title }, locale }: Props) {
  const t = await getTranslations('share');
  const url = absolute(href(locale, kind, { id }));
  return (
    <section id="share" aria-label={t('title')} className="no-print scroll-mt-24">
      <div className="flex flex-wrap gap-x-5">
        <ShareActions
          url={url}
          title={title}
          labels={{ copy: t('copy'), copied: t('copied'), failed: t('failed'), more: t('more') }}
        />
        {TARGETS.map((target) => (
          <OutwardLink key={target} href={SHARE_TARGETS[target](url, title)} className="share-action">
            <Icon name="external" />
            {t(target)}
          </OutwardLink>
        ))}
        <details className="relative hidden md:block">
          <summary className="share-action cursor-pointer list-none">
            <Icon name="qr" />
            {t('code')}
          </summary>
          <figure className="absolute start-0 bottom-full z-10 border border-ink bg-paper p-3">
            <img
              src={`/api/codes/${locale}/${kind}/${id}`}
              alt={t('scan')}
              width={QR_PX}
              height={QR_PX}
              loading="lazy"
              decoding="async"
            />
            <figcaption className="type-meta mt-1 whitespace-nowrap">{t('scan')}</figcaption>
          </figure>
        </details>
      </div>
    </section>
  );
}
