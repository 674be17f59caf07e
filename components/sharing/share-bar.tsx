import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { OutwardLink } from '@/components/ui/outward-link';
import { Qr } from '@/components/ui/qr';
import { SHARE_TARGETS, type ShareTarget } from '@/lib/sharing/targets';
import { ShareActions } from './share-actions';

const TARGETS: readonly ShareTarget[] = ['x', 'telegram'];

interface Props {
  /** Absolute address of the page. */
  url: string;
  title: string;
}

/** Ways to hand a page on: a code for the phone, its address, two networks, the device's own sheet. */
export async function ShareBar({ url, title }: Props) {
  const t = await getTranslations('share');
  return (
    <section id="share" aria-label={t('title')} className="no-print flex items-center gap-6 scroll-mt-24">
      <figure className="hidden shrink-0 md:block">
        <Qr value={url} label={t('scan')} size={100} />
        <figcaption className="sr-only">{t('scan')}</figcaption>
      </figure>
      <div className="grid justify-items-start gap-1">
        <p className="type-meta hidden md:block">{t('scan')}</p>
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
        </div>
      </div>
    </section>
  );
}
