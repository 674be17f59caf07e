'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormFoot } from '@/components/accounts/login/form-foot';
import { useNotify } from '@/components/accounts/toast-provider';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { TextField } from '@/components/ui/fields/text-field';
import { dispatchLogin } from '@/lib/accounts/dialog-store';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { useMember } from '@/lib/accounts/use-member';
import { unsentText } from '@/lib/platform/forms/unsent-text';

/** The shortest message the backend accepts, in characters. */
const MIN_LENGTH = 5;

/**
 * A message to the desk about a landing page, sent as feedback of a member. The typed text stays stored while the
 * reader signs in.
 */
export function ContactForm({ subject }: { subject: string }) {
  const t = useTranslations('landing.contact');
  const notify = useNotify();
  const member = useMember();
  const [content, setContent] = useFormDraft(`landing:${subject}`, '');
  const [isSent, setSent] = useState(false);
  const form = useSubmit('submitFeedback', notify);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (member.state === 'anonymous') return dispatchLogin({ type: 'open', reason: 'contact' });
    if (!(await form.submit({ content: `[${subject}] ${content}`, images: [] }))) return;
    setContent((now) => unsentText(now, content));
    setSent(true);
  };

  if (isSent && content === '') return <p role="status">{t('sent')}</p>;
  return (
    <form onSubmit={send} noValidate className="area-form">
      <TextField
        label={t('label')}
        name="content"
        rows={5}
        hint={t('hint')}
        value={content}
        onValue={setContent}
        error={form.fields['content']}
      />
      <FormFoot
        label={t('send')}
        isReady={content.trim().length >= MIN_LENGTH}
        isBusy={form.isBusy}
        error={form.error}
      />
    </form>
  );
}
