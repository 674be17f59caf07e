import { useLocale, useTranslations } from 'next-intl';
import { GateSetup } from '@/components/tickets/gate-setup/gate-setup';
import { href } from '@/lib/platform/routing/href';
import { HostingPageFrame } from '../hosting-page-frame';

/** Check-in lists and phones of an event. Staff with only the gate role see no other page. */
export function GatePage({ event: { id } }: { event: { id: number } }) {
  const t = useTranslations('gateSetup');
  const locale = useLocale();
  return (
    <HostingPageFrame title={t('title')} intro={t('description')}>
      <GateSetup id={id} gateHref={href(locale, 'gate')} />
    </HostingPageFrame>
  );
}
