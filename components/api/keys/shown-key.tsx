'use client';

import { useTranslations } from 'next-intl';
import { useNotify } from '@/components/accounts/toast-provider';
import { takeFocus } from '@/components/ui/focus/take-focus';

/** A key that has just been made: it is shown once, since only its hash is stored. */
export interface FreshKey {
  name: string;
  key: string;
}

/** The box with a new key, which stays until the member says that it is stored elsewhere. */
export function ShownKey({ fresh, onStored }: { fresh: FreshKey; onStored: () => void }) {
  const t = useTranslations('area.keys');
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(fresh.key).then(
      () => notify(t('copied')),
      () => notify(t('notCopied')),
    );
  return (
    <section aria-label={t('shown', { name: fresh.name })} className="my-4 border-2 border-ink p-4">
      <h3 ref={takeFocus} tabIndex={-1} className="font-bold outline-none [overflow-wrap:anywhere]">
        {t('shown', { name: fresh.name })}
      </h3>
      <p className="type-meta mt-1">{t('onlyNow')}</p>
      <div className="mt-3 flex flex-col gap-2 md:flex-row">
        <input
          readOnly
          value={fresh.key}
          aria-label={t('title')}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 min-w-0 flex-1 border border-ctl bg-paper px-3 font-mono text-sm"
        />
        <button type="button" onClick={() => void copy()} className="btn btn-ink">
          {t('copy')}
        </button>
      </div>
      <button type="button" onClick={onStored} className="btn btn-line mt-3">
        {t('stored')}
      </button>
    </section>
  );
}
