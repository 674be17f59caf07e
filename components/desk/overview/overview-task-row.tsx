import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import { type DeskTask, taskAddress } from '@/lib/desk/tasks';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { NarrowTime } from '../flashes/narrow-time';

const NODES: Record<DeskTask['kind'], string> = {
  failed: 'failed',
  broken: 'late',
  note: 'pending',
  feedback: 'pending',
  realname: 'pending',
  letters: 'pending',
  untranslated: 'pending',
};

interface Props {
  task: DeskTask;
  locale: Locale;
  /** The digit that opens the task; null for none. */
  digit: number | null;
}

/** One task: its time or number, what to do, the consequence, and its key. */
export async function OverviewTaskRow({ task, locale, digit }: Props) {
  const t = await getTranslations('desk.overview');
  const time = (at: string, className = '') => (
    <NarrowTime at={toIso(at)} className={`entry-gutter n ${className}`}>
      {formatDate(at, locale, 'short')}
    </NarrowTime>
  );
  const sides = (): { gutter: ReactNode; note: string } => {
    switch (task.kind) {
      case 'failed': {
        const { step, reason, time: at } = task.story;
        return { gutter: time(at, 'text-mark'), note: t(`failedSteps.${step}`, { reason }) };
      }
      case 'note':
        return { gutter: time(task.story.time), note: task.story.words };
      case 'feedback':
      case 'realname':
      case 'letters':
        return {
          gutter: <b className="entry-gutter n text-3xl leading-tight">{task.count}</b>,
          note: t(`${task.kind}Text`, { count: task.count }),
        };
      case 'broken':
      case 'untranslated': {
        const kind = t(`kinds.${task.story.kind}`);
        return {
          gutter: <span className="entry-gutter type-meta">{kind}</span>,
          note: 'links' in task.story ? t('brokenText', { count: task.story.links }) : t('untranslated'),
        };
      }
    }
  };
  const { gutter, note } = sides();
  const isCounted = 'count' in task;
  return (
    <div className="entry py-2">
      <span aria-hidden="true" data-node={NODES[task.kind]} className="desk-node top-3.5" />
      {gutter}
      <div className="entry-body flex items-start justify-between gap-4">
        <p className="min-w-0">
          <Link
            href={taskAddress(task, locale)}
            lang={isCounted ? undefined : foreignLang(task.story.lang, locale)}
            className="font-semibold"
          >
            {isCounted ? t(task.kind) : task.story.title || t('untitled')}
          </Link>
          <span className="type-meta block">{note}</span>
        </p>
        {digit !== null && <kbd className="key-cap flex-none max-md:hidden">{digit}</kbd>}
      </div>
    </div>
  );
}
