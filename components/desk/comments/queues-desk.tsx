'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { COMMENT_REASONS, type CommentReason } from '@/backend/contract/comments/states';
import { KeyHelp } from '@/components/desk/key-help';
import { KeyBar } from '@/components/ui/focus/key-bar';
import { type DeskComment, type Initial, useCommentQueues } from '@/lib/desk/comments/use-comment-queue';
import { useKeys } from '@/lib/platform/keys/use-keys';
import { CommentCase } from './comment-case';
import { CommentRow } from './comment-row';
import { DecisionBar } from './decision-bar';

const BAN_DAYS = 7;

interface Props {
  initial: Initial;
  page?: number;
  /** The state its comments have been brought to; only the other decision can be made about them. */
  decided?: 'public' | 'removed';
  /** The links to other pages. */
  children?: ReactNode;
}

/** Queues of comments, decided one by one or together: what waits for an editor, and what was decided. */
export function QueuesDesk({ initial, page = 1, decided, children }: Props) {
  const t = useTranslations('desk.comments');
  const { queues, done, failure, isBusy, decide, undo, pick } = useCommentQueues(initial, page);
  const rows = queues
    .flatMap(({ list }) => list)
    .filter(({ id }, at, all) => all.findIndex((row) => row.id === id) === at);
  const may = { approve: decided !== 'public', remove: decided !== 'removed' };
  const [openId, setOpenId] = useState<number | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [reason, setReason] = useState<CommentReason>('advertising');
  const [note, setNote] = useState('');
  const [isBanning, setIsBanning] = useState(false);
  const [ruledWord, setRuledWord] = useState<string | null>(null);
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === openId),
  );
  const current = rows[at];
  const selection = rows.filter(({ id }) => chosen.has(id));

  const choose = (id: number) =>
    setChosen((before) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    );
  const go = (by: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    setRuledWord(null);
    if (next) setOpenId(next.id);
  };
  const act = async (name: 'approve' | 'remove', list: readonly DeskComment[]) => {
    if (!may[name]) return;
    const following = rows.slice(at + 1).find(({ id }) => !list.some((row) => row.id === id));
    await decide(list, name, name === 'remove' ? reason : undefined, {
      note,
      banDays: name === 'remove' && isBanning ? BAN_DAYS : undefined,
    });
    setOpenId(following?.id ?? null);
    setChosen(new Set());
    setNote('');
    setIsBanning(false);
  };
  const open = current ? [current] : [];
  const openWordRule = () => {
    const marked = window.getSelection()?.toString().trim() ?? '';
    if (current)
      setRuledWord(marked !== '' && current.body.includes(marked) ? marked : (current.words[0] ?? ''));
  };
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    a: () => void act('approve', open),
    d: () => void act('remove', open),
    m: () => setIsBanning(!isBanning),
    x: () => current && choose(current.id),
    w: openWordRule,
    z: () => void undo(),
    ...Object.fromEntries(COMMENT_REASONS.map((each, index) => [String(index + 1), () => setReason(each)])),
  });
  const keys = [
    { keys: ['J', 'K'], label: t('keys.move') },
    { keys: ['A'], label: t('keys.approve') },
    { keys: ['D'], label: t('keys.remove') },
    { keys: ['1–5'], label: t('keys.reason') },
    { keys: ['M'], label: t('keys.ban') },
    { keys: ['X'], label: t('keys.choose') },
    { keys: ['W'], label: t('keys.word') },
    { keys: ['Z'], label: t('keys.undo') },
  ];
  return (
    <>
      <div className="grid md:grid-cols-[minmax(0,1fr)_minmax(0,420px)]">
        <div>
          <p role="status" className="min-h-6 px-4 text-mark">
            {failure}
          </p>
          {rows.length === 0 && <p className="px-4 py-6 text-ink-2">{t('empty')}</p>}
          {queues.map(
            ({ name, list, counts }) =>
              list.length > 0 && (
                <section key={name} aria-label={t(`queues.${name}`)} className="ledger [--gutter:112px]">
                  <h2 className="entry border-b border-ink">
                    <span className="entry-gutter n pt-3 text-xl font-semibold">{counts[name]}</span>
                    <span className="entry-body py-3">
                      <b>{t(`queues.${name}`)}</b> <span className="type-meta">{t(`seen.${name}`)}</span>
                    </span>
                  </h2>
                  <ol>
                    {list.map((row) => (
                      <CommentRow
                        key={row.id}
                        comment={row}
                        isCurrent={row.id === current?.id}
                        isChosen={chosen.has(row.id)}
                        onOpen={() => setOpenId(row.id)}
                        onChoose={() => choose(row.id)}
                      />
                    ))}
                  </ol>
                </section>
              ),
          )}
          {children}
        </div>
        {current && (
          <CommentCase
            key={current.id}
            comment={current}
            {...{ reason, note, isBanning, isBusy, ruledWord, may }}
            banDays={BAN_DAYS}
            onReason={setReason}
            onNote={setNote}
            onBanning={setIsBanning}
            onApprove={() => void act('approve', open)}
            onRemove={() => void act('remove', open)}
            onPick={() => void pick(current)}
            onWord={openWordRule}
            onWordEnd={() => setRuledWord(null)}
          />
        )}
      </div>
      <DecisionBar
        count={selection.length}
        {...{ done, isBusy, may }}
        onApprove={() => void act('approve', selection)}
        onRemove={() => void act('remove', selection)}
        onUndo={() => void undo()}
      />
      <KeyBar rows={keys} />
      <KeyHelp rows={keys} />
    </>
  );
}
