import { useLocale, useTranslations } from 'next-intl';
import { zonedClock, zonedMoment } from '@/lib/events/time';
import type { Verdict } from '@/lib/tickets/gate/gate-state';
import type { Roll } from '@/lib/tickets/gate/roll';

const MINUTE_MS = 60_000;

/** The reason of a refusal: a sentence, and rows of label and value about the ticket. */
export function useRefusal(
  verdict: Verdict & { isTyped: boolean },
  roll: Roll,
): { sentence: string; rows: [string, string][] } {
  const t = useTranslations('gate');
  const locale = useLocale();
  const { result, first, ticket } = verdict;
  const zone = roll.event.time_zone;
  const timeOf = (at: string | null) => (at === null ? '' : zonedMoment(new Date(at), zone, locale));
  const sentence = () => {
    switch (result) {
      case 'used': {
        if (!first) return t('why.usedOut');
        const minutes = Math.floor((verdict.at - Date.parse(first.time)) / MINUTE_MS);
        if (minutes < 1) return t('why.usedNow');
        const ago =
          minutes < 60
            ? t('ago.minutes', { count: minutes })
            : t('ago.hours', { count: Math.floor(minutes / 60) });
        return t('why.used', { ago });
      }
      case 'early':
        return t('why.early', { time: timeOf(roll.list.opens) });
      case 'closed':
        return t('why.closed', { time: timeOf(roll.list.closes) });
      case 'other':
        return t(ticket ? 'why.other' : 'why.otherEvent');
      case 'fake':
        return t(verdict.isTyped ? 'why.fakeTyped' : 'why.fake');
      case 'admitted':
      case 'left':
      case 'void':
      case 'moved':
      case 'unpaid':
      case 'awaiting':
      case 'disputed':
        return result === 'admitted' ? '' : t(`why.${result}`);
    }
  };
  const rows: [string, string][] = [];
  if (first) {
    rows.push([t('row.when'), zonedClock(new Date(first.time), zone)]);
    rows.push([t('row.where'), first.list]);
    rows.push([t('row.device'), first.device]);
  }
  // The former holder of a transferred ticket must not learn the new holder's name.
  if (ticket && result !== 'moved') {
    if (ticket.name !== '') rows.push([t('row.holder'), ticket.name]);
    if (!first) rows.push([t('row.type'), ticket.type_name]);
  }
  return { sentence: sentence(), rows };
}
