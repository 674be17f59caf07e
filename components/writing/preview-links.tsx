'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useNotify } from '@/components/accounts/toast-provider';
import { formatDate } from '@/lib/platform/dates/dates';
import { href } from '@/lib/platform/routing/href';
import type { PreviewLinksOf } from '@/lib/writing/use-preview-links';

/**
 * The valid preview links of a draft: who made them and until when they are valid, with buttons to copy and to end
 * each.
 */
export function PreviewLinks({ previews: { links, end } }: { previews: PreviewLinksOf }) {
  const t = useTranslations('writing.previews');
  const locale = useLocale();
  const notify = useNotify();
  if (links.length === 0) return null;
  return (
    <ul className="grid gap-3" aria-label={t('label')}>
      {links.map(({ link_id: id, token, until, by }) => {
        const address = `${location.origin}${href(locale, 'preview', { token })}`;
        const date = formatDate(until, locale, 'short');
        return (
          <li key={id} className="grid gap-1 text-xs">
            <input
              readOnly
              className="min-h-8 w-full border-b border-ctl bg-transparent"
              aria-label={t('until', { date })}
              value={address}
              onFocus={(event) => event.target.select()}
            />
            <p className="flex flex-wrap items-baseline gap-x-4 text-ink-3">
              <span>
                {by?.name} {t('until', { date })}
              </span>
              <button
                type="button"
                className="form-link"
                onClick={() => void navigator.clipboard.writeText(address).then(() => notify(t('copied')))}
              >
                {t('copy')}
              </button>
              <button
                type="button"
                className="form-link"
                onClick={() => void end(id).then((error) => notify(error ?? t('ended')))}
              >
                {t('end')}
              </button>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
