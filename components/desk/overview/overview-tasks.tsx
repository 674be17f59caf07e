import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { type DeskTask, KEYED_TASKS } from '@/lib/desk/tasks';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import type { OverviewData } from './overview-data';
import { OverviewTaskRow } from './overview-task-row';
import { NarrowTime } from '../flashes/narrow-time';

interface Props {
  locale: Locale;
  tasks: readonly DeskTask[];
  scheduled: OverviewData['scheduled'];
}

/**
 * Tasks of the desk: failed steps, open notes, scheduled stories, broken links, waiting feedback and real names, and
 * recent stories without English. Empty parts are not shown.
 */
export async function OverviewTasks({ locale, tasks, scheduled }: Props) {
  const t = await getTranslations('desk.overview');
  return (
    <>
      {tasks.length > 0 && (
        <section aria-label={t('tasks')} className="ledger pb-4 [--gutter:96px]">
          <Head gutter={t('tasks')} text={t('tasksText')} />
          {tasks.map((task, index) => (
            <OverviewTaskRow
              key={index}
              task={task}
              locale={locale}
              digit={index < KEYED_TASKS ? index + 1 : null}
            />
          ))}
        </section>
      )}
      {scheduled.length > 0 && (
        <section aria-label={t('scheduled')} className="ledger dotted-line pb-4 [--gutter:96px]">
          <Head gutter={t('scheduled')} text={t('scheduledText')} />
          {scheduled.map((item) => (
            <div key={item.id} className="entry py-1.5">
              <span aria-hidden="true" data-node="scheduled" className="desk-node top-3" />
              <NarrowTime at={toIso(item.release_time)} className="entry-gutter n">
                {formatDate(item.release_time, locale, 'short')}
              </NarrowTime>
              <p className="entry-body">
                <Link
                  href={href(locale, 'publishEdit', { id: item.id })}
                  lang={foreignLang(item.lang, locale)}
                >
                  {item.title || t('untitled')}
                </Link>
              </p>
            </div>
          ))}
        </section>
      )}
      {tasks.length + scheduled.length === 0 && <p className="text-ink-2">{t('allDone')}</p>}
    </>
  );
}

function Head({ gutter, text }: { gutter: string; text: string }) {
  return (
    <div className="entry">
      <b className="entry-gutter pt-3">{gutter}</b>
      <p className="entry-body">
        <span className="type-meta block border-t border-ink pt-3 pb-1">{text}</span>
      </p>
    </div>
  );
}
