import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons/icon';
import { OutwardLink } from '@/components/ui/links/outward-link';
import { Qr } from '@/components/ui/qr';
import { SHARE_TARGETS, type ShareTarget } from '@/lib/sharing/targets';
import { ShareActions } from './share-actions-deferred';

const TARGETS: readonly ShareTarget[] = ['x', 'telegram'];

interface Props {
  /** Absolute address of the page. */
  url: string;
  title: string;
}

/** Ways to share a page: copy its address, the device's share sheet, two networks, a QR code. */
export async function ShareBar({ url, title }: Props) {
  const t = await getTranslations('share');
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
            <Qr value={url} label={t('scan')} size={100} />
            <figcaption className="type-meta mt-1 whitespace-nowrap">{t('scan')}</figcaption>
          </figure>
        </details>
      </div>
    </section>
  );
}
