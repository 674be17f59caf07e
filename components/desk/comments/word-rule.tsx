import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { WORD_KINDS, type WordKind } from '@/backend/contract/comments/states';
import { takeFocus } from '@/components/ui/focus/take-focus';
import { useAction } from '@/lib/accounts/use-action';
import { useCall } from '@/lib/accounts/use-call';

interface Props {
  /** The word that is offered first: what the editor marked in the comment, or what it was caught for. */
  word: string;
  close: () => void;
}

/** What happens to a word from now on: it is added to a list, moved to the other, or taken off. */
export function WordRule({ word: offered, close }: Props) {
  const t = useTranslations('desk.comments');
  const [word, setWord] = useState(offered);
  const [message, setMessage] = useState('');
  const { data, mutate } = useCall('commentWords', {});
  const { send, isBusy } = useAction();
  const listed = data?.list.find((each) => each.word === word.trim());
  const settle = async (refused: string | null) => {
    setMessage(refused ?? t('wordStored'));
    await mutate();
  };
  const list = async (kind: WordKind) => {
    if (isBusy || word.trim() === '') return;
    const reply = await send('saveCommentWord', {
      id: listed?.id,
      word: word.trim(),
      kind,
      variants: listed?.variants ?? [],
    });
    await settle(reply.ok ? null : reply.fields.word === 'taken' ? t('taken') : reply.message);
  };
  const takeOff = async (id: number) => {
    const reply = await send('removeCommentWord', { id });
    await settle(reply.ok ? null : reply.message);
  };
  return (
    <form
      aria-label={t('wordRule')}
      onSubmit={(event: FormEvent) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className="mt-3 border-2 border-ink p-3"
    >
      <label className="block">
        <span className="type-meta">{t('word')}</span>
        <input
          ref={takeFocus}
          value={word}
          maxLength={40}
          onChange={(event) => setWord(event.target.value)}
          className="block min-h-11 w-full border-b border-ink bg-transparent"
        />
      </label>
      <p role="group" aria-label={t('kind')} className="flex flex-wrap items-center gap-x-4">
        {WORD_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            disabled={isBusy}
            aria-pressed={listed?.kind === kind}
            onClick={() => void list(kind)}
            className="form-link min-h-11 aria-pressed:font-bold"
          >
            {t(`kinds.${kind}`)}
          </button>
        ))}
        {listed && (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void takeOff(listed.id)}
            className="form-link min-h-11"
          >
            {t('takeOff')}
          </button>
        )}
        <button type="button" onClick={close} className="form-link ms-auto min-h-11">
          {t('closeWord')}
        </button>
      </p>
      <p role="status" className="type-meta min-h-5">
        {message || (listed && t('wordRecord', { caught: listed.caught, wrong: listed.wrong }))}
      </p>
    </form>
  );
}
