'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { WORD_KINDS, type WordKind } from '@/backend/contract/comments/states';
import { useAction } from '@/lib/accounts/use-action';

type Words = CallOutput<'commentWords'>['list'];

/** Banned and suspect words: trying one out, adding it, and how often each was right. */
export function WordsDesk({ initial }: { initial: Words }) {
  const t = useTranslations('desk.comments');
  const { send, isBusy } = useAction();
  const [list, setList] = useState(initial);
  const [word, setWord] = useState('');
  const [variants, setVariants] = useState('');
  const [kind, setKind] = useState<WordKind>('suspect');
  const [message, setMessage] = useState('');
  const split = variants.split(/[、,，]/).filter((each) => each.trim() !== '');

  const tryOut = async () => {
    const reply = await send('tryCommentWord', { word });
    setMessage(
      reply.ok ? t('tried', { caught: reply.data.caught, harmless: reply.data.harmless }) : reply.message,
    );
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const reply = await send('saveCommentWord', { word, kind, variants: split });
    setMessage(reply.ok ? '' : reply.fields.word === 'taken' ? t('taken') : reply.message);
    if (!reply.ok) return;
    setList([...list, reply.data]);
    setWord('');
    setVariants('');
  };
  const remove = async (id: number) => {
    const reply = await send('removeCommentWord', { id });
    if (reply.ok) setList(list.filter((each) => each.id !== id));
    else setMessage(reply.message);
  };
  const field = 'min-h-11 border border-ctl bg-paper px-3';
  return (
    <section aria-label={t('words')}>
      <h2 className="rail-head font-bold">{t('words')}</h2>
      <p className="type-meta py-2">{t('wordsIntro')}</p>
      <form onSubmit={(event) => void add(event)} className="flex flex-wrap items-end gap-3">
        <label>
          <span className="type-meta block">{t('word')}</span>
          <input
            required
            maxLength={40}
            value={word}
            onChange={(event) => setWord(event.target.value)}
            className={field}
          />
        </label>
        <label>
          <span className="type-meta block">{t('variants')}</span>
          <input value={variants} onChange={(event) => setVariants(event.target.value)} className={field} />
        </label>
        <span role="group" aria-label={t('kind')} className="flex">
          {WORD_KINDS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === kind}
              onClick={() => setKind(each)}
              className="min-h-11 border border-ink px-4 aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {t(`kinds.${each}`)}
            </button>
          ))}
        </span>
        <button
          type="button"
          disabled={isBusy || word === ''}
          onClick={() => void tryOut()}
          className="btn btn-line"
        >
          {t('try')}
        </button>
        <button type="submit" className="btn btn-ink">
          {t('add')}
        </button>
      </form>
      <p role="status" className="min-h-6 py-2">
        {message}
      </p>
      <table className="w-full text-start">
        <thead>
          <tr className="type-meta border-b border-ink text-start">
            <th className="py-2 text-start">{t('word')}</th>
            <th className="text-start">{t('variants')}</th>
            <th className="text-end">{t('caught')}</th>
            <th className="text-end">{t('wrong')}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {list.map((each) => (
            <tr key={each.id} className="border-b border-rule">
              <td className="py-3">
                <b>{each.word}</b> <span className="type-meta">{t(`kinds.${each.kind}`)}</span>
              </td>
              <td className="type-meta">{each.variants.join('、')}</td>
              <td className="n text-end">{each.caught}</td>
              <td className={`n text-end ${2 * each.wrong > each.caught ? 'text-mark' : ''}`}>
                {each.wrong}
              </td>
              <td className="text-end">
                <button type="button" onClick={() => void remove(each.id)} className="form-link min-h-11">
                  {t('takeOff')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
