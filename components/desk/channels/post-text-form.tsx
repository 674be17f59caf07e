import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { MAX_POST_TEXT } from '@/backend/contract/channels/states';
import { ActionButton } from '@/components/ui/fields/action-button';

interface Props {
  initial: string;
  isBusy: boolean;
  onSave: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** The words of a story for one channel, which follow the story no longer once they are saved. */
export function PostTextForm({ initial, isBusy, onSave, onCancel }: Props) {
  const t = useTranslations('desk.channels');
  const [text, setText] = useState(initial);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void onSave(text);
  };
  return (
    <form onSubmit={save} onKeyDown={({ key }) => key === 'Escape' && onCancel()} className="py-2">
      <label className="grid gap-1 text-sm text-ink-3">
        {t('textLabel')}
        <textarea
          autoFocus
          rows={4}
          value={text}
          maxLength={MAX_POST_TEXT}
          onChange={({ target }) => setText(target.value)}
          className="w-full border border-ctl bg-paper p-2 text-base text-ink"
        />
      </label>
      <p className="flex items-center gap-4 pt-2">
        <ActionButton
          type="submit"
          disabled={isBusy || text.trim() === ''}
          className="btn btn-ink min-h-9 px-4"
        >
          {t('save')}
        </ActionButton>
        <button type="button" onClick={onCancel} className="form-link">
          {t('cancel')}
        </button>
      </p>
    </form>
  );
}
