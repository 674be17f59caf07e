'use client';

import { useTranslations } from 'next-intl';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';

/** A button that saves all stored data about the member as a JSON file. */
export function ExportData() {
  const t = useTranslations('area.profile');
  const notify = useNotify();
  const form = useSubmit('exportData', notify);

  const download = async () => {
    const data = await form.submit({});
    if (!data) return;
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `lianxun-${data.exported_time.slice(0, 10)}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
    notify(t('exported'));
  };

  return (
    <div className="mt-4 grid justify-items-start gap-2">
      <ActionButton type="button" disabled={form.isBusy} onClick={download} className="btn btn-line">
        {t('export')}
      </ActionButton>
      <p role="alert" className="field-error empty:hidden">
        {form.error}
      </p>
    </div>
  );
}
