import { useLocale, useTranslations } from 'next-intl';
import type { EventText } from '@/backend/contract/events/statuses';
import { plainText } from '@/backend/contract/rich-text/plain-text';
import { UserText } from '@/components/ui/words/user-text';
import { type StaleText, staleText } from '@/lib/hosting/form/stale-text';
import { useAction } from '@/lib/accounts/use-action';
import { zonedDate } from '@/lib/events/time';
import { useEventForm } from './form-context';
import { useEventChanges } from './use-event-changes';

/**
 * When a text was changed after the translation beside it, and its earlier wording; null when the translation is
 * current.
 */
export function useStaleText(field: EventText | null, hasTranslation: boolean): StaleText | null {
  const { lang, beside } = useEventForm();
  const { data } = useEventChanges();
  if (field === null || beside === null || !hasTranslation) return null;
  return staleText(data?.list ?? [], field, lang, beside);
}

/** Shown when a text was changed after its translation: the earlier text, and a button to confirm that both match. */
export function StaleNote({ field, stale }: { field: EventText; stale: StaleText }) {
  const t = useTranslations('hosting.form');
  const locale = useLocale();
  const { state, lang, beside, isLocked } = useEventForm();
  const { mutate } = useEventChanges();
  const { isBusy, send } = useAction();
  const { stored: event } = state;
  if (!event || beside === null) return null;
  const match = async () => {
    await send('matchActivityText', { activity_id: event.id, lang: beside, field });
    void mutate();
  };
  return (
    <p className="hf-stale">
      <UserText
        text={t('stale.changed', {
          lang: t(`langs.${lang}`),
          day: zonedDate(new Date(stale.time), event.time_zone, locale),
          before: plainText(stale.before) || t('changes.empty'),
        })}
      />{' '}
      {!isLocked && (
        <button
          type="button"
          className="form-link"
          aria-disabled={isBusy || undefined}
          onClick={() => void match()}
        >
          {t('stale.matches')}
        </button>
      )}
    </p>
  );
}
