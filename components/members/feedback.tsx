'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormFoot } from '@/components/accounts/login/form-foot';
import { useSubmit } from '@/components/accounts/login/use-submit';
import { UploadField } from '@/components/uploads/upload-field';
import { TextField } from '@/components/ui/fields/text-field';
import { textLength } from '@/lib/platform/language/text-length';
import { clearSentDraft, useFormDraft } from '@/lib/accounts/use-form-draft';
import { Entry, Section } from '@/components/accounts/login/entry';
import { Gate } from '@/components/accounts/gate';
import { useNotify } from '@/components/accounts/toast-provider';
import { unsentText } from '@/lib/platform/forms/unsent-text';

const MIN_LENGTH = 5;
const MAX_LENGTH = 500;
const MAX_PICTURES = 4;
const NO_PICTURES: readonly string[] = [];

/** The form in which a member writes to the desk, and the confirmation after it. */
export function Feedback() {
  const t = useTranslations('area.feedback');
  const notify = useNotify();
  const [isDone, setDone] = useState(false);
  const finish = () => {
    setDone(true);
    window.scrollTo({ top: 0 });
    notify(t('doneTitle'));
  };
  return (
    <Gate>
      {(user) =>
        isDone ? (
          <Section title={t('doneTitle')} text={t('doneText')}>
            <button type="button" autoFocus onClick={() => setDone(false)} className="btn btn-line mt-4">
              {t('again')}
            </button>
          </Section>
        ) : (
          <FeedbackForm userId={user.id} onDone={finish} />
        )
      }
    </Gate>
  );
}

function FeedbackForm({ userId, onDone }: { userId: number; onDone: () => void }) {
  const t = useTranslations('area.feedback');
  const notify = useNotify();
  const drafts = `feedback:${userId}:`;
  const [content, setContent] = useFormDraft(`${drafts}content`, '');
  const [images, setImages] = useFormDraft(`${drafts}images`, NO_PICTURES);
  const form = useSubmit('submitFeedback', notify);
  const length = textLength(content);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit({ content, images: [...images] }))) return;
    setContent((now) => unsentText(now, content));
    clearSentDraft(`${drafts}images`, images);
    onDone();
  };

  return (
    <Entry isAlone>
      <form onSubmit={send} noValidate className="area-form max-w-[640px]">
        <TextField
          label={t('label')}
          name="content"
          rows={7}
          hint={t('hint')}
          count={t('count', { count: length })}
          value={content}
          onValue={setContent}
          error={form.fields['content']}
        />
        <UploadField
          label={t('pictures')}
          hint={t('picturesHint')}
          purpose="feedback"
          max={MAX_PICTURES}
          value={images}
          onValue={setImages}
          error={form.fields['images']}
          notify={notify}
        />
        <FormFoot
          label={t('send')}
          isReady={length >= MIN_LENGTH && length <= MAX_LENGTH}
          isBusy={form.isBusy}
          error={form.error}
        />
      </form>
    </Entry>
  );
}
