import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { ActionButton } from '@/components/ui/fields/action-button';
import { useFormDraft } from '@/lib/accounts/use-form-draft';
import { useAction } from '@/lib/accounts/use-action';
import { isComposing } from '@/lib/platform/keys/is-composing';
import { unsentText } from '@/lib/platform/forms/unsent-text';

interface Props {
  id: number;
  version: number;
  /** False when the member's account is gone; then nothing is shown. */
  canReach: boolean;
}

/** A reply, sent to the member as a message and an e-mail. */
export function ReplyForm({ id, version, canReach }: Props) {
  const t = useTranslations('desk.feedback');
  const router = useRouter();
  const notify = useNotify();
  const fieldId = useId();
  const { isBusy, send } = useAction();
  const [text, setText] = useFormDraft(`desk:reply:${id}`, '');
  const [error, setError] = useState<string | null>(null);
  if (!canReach) return null;
  const reply = async () => {
    if (isBusy || text.trim() === '') return;
    const answer = await send('replyFeedback', { id, version, text });
    if (!answer.ok) return setError(answer.message);
    setText((now) => unsentText(now, text));
    notify(t('sent'));
    router.refresh();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void reply();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent))
          return;
        event.preventDefault();
        void reply();
      }}
      className="grid gap-2"
    >
      <label htmlFor={fieldId} className="sr-only">
        {t('reply')}
      </label>
      <textarea
        id={fieldId}
        rows={text === '' ? 1 : 4}
        value={text}
        maxLength={2000}
        placeholder={t('placeholder')}
        onChange={({ target }) => setText(target.value)}
        className="desk-input w-full"
      />
      {error && (
        <p role="alert" className="text-mark">
          {error}
        </p>
      )}
      {text.trim() !== '' && (
        <p>
          <ActionButton type="submit" disabled={isBusy} className="btn btn-ink min-h-10 px-4">
            {t('send')}
          </ActionButton>
        </p>
      )}
    </form>
  );
}
