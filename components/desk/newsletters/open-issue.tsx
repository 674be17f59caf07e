'use client';

import { useLocale } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useAction } from '@/lib/accounts/use-action';
import { href } from '@/lib/platform/routing/href';

/** Opens the draft of a newsletter, and begins one where there is none. */
export function OpenIssue({ letter, label }: { letter: string; label: string }) {
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const { isBusy, send } = useAction();
  const open = async () => {
    const reply = await send('openLetterIssue', { letter, locale });
    if (reply.ok) router.push(href(locale, 'deskNewsletter', { id: reply.data.id }));
    else notify(reply.message);
  };
  return (
    <ActionButton
      type="button"
      disabled={isBusy}
      onClick={() => void open()}
      className="btn btn-line min-h-10 px-4"
    >
      {label}
    </ActionButton>
  );
}
