import { getTranslations } from 'next-intl/server';
import { listShownRegions } from '@/lib/platform/language/shown-regions';
import type { Locale } from '@/lib/platform/language/locales';
import { AlertSwitches } from './alert-switches-deferred';

/** Notifications of new events, all or those of an edition. */
export async function NewEventAlerts({ locale }: { locale: Locale }) {
  const t = await getTranslations('alerts');
  const regions = await listShownRegions(locale);
  const choice = (topic: string, name: string) => ({ topic, off: name, on: name });
  return (
    <AlertSwitches
      locale={locale}
      lead={t('events.lead')}
      choices={[
        choice('events', t('events.all')),
        ...regions.map(([key, name]) => choice(`region:${key}`, name)),
      ]}
      labels={{ denied: t('denied'), failed: t('failed') }}
    />
  );
}

/** Notifications of new events of an organiser. */
export async function OrganiserAlerts({ id, locale }: { id: number; locale: Locale }) {
  const t = await getTranslations('alerts');
  return (
    <AlertSwitches
      locale={locale}
      choices={[{ topic: `organiser:${id}`, off: t('events.host'), on: t('events.hostOn') }]}
      labels={{ denied: t('denied'), failed: t('failed') }}
    />
  );
}

/** Notifications of what happens to one event: a new time or place, cancelled, the day before. */
export async function OneEventAlerts({ id, locale }: { id: number; locale: Locale }) {
  const t = await getTranslations('alerts');
  return (
    <AlertSwitches
      locale={locale}
      choices={[{ topic: `event:${id}`, off: t('events.one'), on: t('events.oneOn') }]}
      labels={{ denied: t('denied'), failed: t('failed') }}
    />
  );
}
