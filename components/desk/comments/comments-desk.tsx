import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/links/link';
import { COMMENT_TABS, type CommentTab } from '@/lib/desk/comments/tabs';
import { readForDesk } from '@/lib/desk/read';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { BanList } from './ban-list';
import { QueuesDesk } from './queues-desk';
import { SettingsForm } from './settings-form';
import { WordsDesk } from './words-desk';

/** Comments of a page of a queue, as its call has by default. */
const DESK_PAGE = 30;

interface Props {
  tab: CommentTab;
  /** The page of what was decided, from 1. */
  page: number;
  locale: Locale;
  isAdmin: boolean;
}

/** The comments at the desk: what waits, what was decided, who is banned, and the words and rules. */
export async function CommentsDesk({ tab, page, locale, isAdmin }: Props) {
  const t = await getTranslations('desk.comments');
  const waiting = await readForDesk('commentQueue', { queue: 'held', locale });
  const { counts } = waiting;
  const numbers: Partial<Record<CommentTab, number>> = {
    waiting: counts.held + counts.reported + counts.appealed,
    public: counts.public,
    removed: counts.removed,
    bans: counts.bans,
  };
  return (
    <div className="w-full">
      <div className="px-4 pt-6 md:px-6">
        <h1 className="type-page-title">{t('title', { held: counts.held, reported: counts.reported })}</h1>
        <nav aria-label={t('tabs.label')} className="flex flex-wrap gap-6 border-b border-ink pt-4">
          {COMMENT_TABS.map((name) => (
            <Link
              key={name}
              href={`${href(locale, 'deskComments')}${name === 'waiting' ? '' : `?tab=${name}`}`}
              aria-current={name === tab ? 'page' : undefined}
              className="min-h-11 content-center aria-[current=page]:border-b-4 aria-[current=page]:border-ink aria-[current=page]:font-bold"
            >
              {t(`tabs.${name}`)} {numbers[name] !== undefined && <span className="n">{numbers[name]}</span>}
            </Link>
          ))}
        </nav>
      </div>
      <TabContent {...{ tab, page, locale, isAdmin, waiting }} />
    </div>
  );
}

type Waiting = Awaited<ReturnType<typeof readForDesk<'commentQueue'>>>;

async function TabContent({ tab, page, locale, isAdmin, waiting }: Props & { waiting: Waiting }) {
  const queue = (name: 'reported' | 'appealed' | 'new') =>
    readForDesk('commentQueue', { queue: name, locale });
  if (tab === 'waiting') {
    const [reported, appealed, fresh] = await Promise.all([
      queue('reported'),
      queue('appealed'),
      queue('new'),
    ]);
    return <QueuesDesk initial={{ reported, appealed, held: waiting, new: fresh }} />;
  }
  if (tab === 'words') {
    const { list, settings } = await readForDesk('commentWords', {});
    return (
      <div className="grid gap-x-12 gap-y-8 px-4 py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,400px)] md:px-6">
        <WordsDesk initial={list} />
        <SettingsForm initial={settings} isAdmin={isAdmin} />
      </div>
    );
  }
  if (tab !== 'bans') return <DecidedTab {...{ tab, page, locale }} />;
  return (
    <div className="px-4 md:px-6">
      <BanList initial={(await readForDesk('commentBans', {})).list} />
    </div>
  );
}

/** A page of comments that are public, or were removed. */
async function DecidedTab({
  tab,
  page,
  locale,
}: {
  tab: 'public' | 'removed';
  page: number;
  locale: Locale;
}) {
  const t = await getTranslations('comments');
  const first = await readForDesk('commentQueue', { queue: tab, page, size: DESK_PAGE, locale });
  const to = (number: number) => `${href(locale, 'deskComments')}?tab=${tab}&page=${number}`;
  return (
    <QueuesDesk key={`${tab} ${page}`} initial={{ [tab]: first }} page={page} decided={tab}>
      <nav aria-label={t('pages')} className="flex gap-6 px-4 py-3">
        {page > 1 && <Link href={to(page - 1)}>{t('previous')}</Link>}
        {page * DESK_PAGE < first.counts[tab] && <Link href={to(page + 1)}>{t('next')}</Link>}
      </nav>
    </QueuesDesk>
  );
}
