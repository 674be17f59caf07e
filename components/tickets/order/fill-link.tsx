'use client';

import { useLocale, useTranslations } from 'next-intl';
import { href } from '@/lib/platform/routing/href';
import { CopyButton } from './copy-button';

/** The link with which the attendee of a ticket fills in name and answers. */
export function FillLink({ accessKey }: { accessKey: string }) {
  const t = useTranslations('tickets.order');
  const locale = useLocale();
  const address = `${location.origin}${href(locale, 'ticketByKey', { token: accessKey })}`;
  return (
    <div className="grid gap-2">
      <p className="flex items-center justify-between gap-4 border-b border-rule pb-2">
        <span className="n min-w-0 truncate text-base">{address}</span>
        <CopyButton text={address} />
      </p>
      <p className="field-hint">{t('fillHint')}</p>
    </div>
  );
}
