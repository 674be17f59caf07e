'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNotify } from '@/components/accounts/toast-provider';
import { LanguageMarks } from '@/components/ui/icons/language-marks';
import { Link } from '@/components/ui/links/link';
import { useAction } from '@/lib/accounts/use-action';
import type { DeskStory } from '@/lib/desk/flash-warnings';
import { storyNode } from '@/lib/desk/story-node';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { HTML_LANG } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import { CorrectForm } from '@/components/desk/flashes/correct-form';
import { StoryActions, type OpenForm } from './story-actions';
import { StoryPanel } from './story-panel';
import { RestoreForm } from './restore-form';
import { NarrowTime } from '@/components/desk/flashes/narrow-time';

interface Props {
  story: DeskStory;
  /** Whether the keyboard keys act on this row. */
  isCurrent: boolean;
  isChosen: boolean;
  onChoose: () => void;
  /** Starts a follow-up of this story. */
  onFollowUp: () => void;
}

/** A story or draft of the list: its title, state and kind, and its actions. */
export function StoryRow({ story, isCurrent, isChosen, onChoose, onFollowUp }: Props) {
  const t = useTranslations('desk.items');
  const locale = useLocale();
  const router = useRouter();
  const notify = useNotify();
  const { send } = useAction();
  const [opened, setOpened] = useState<OpenForm | null>(null);
  const { id, kind, status, edit, title } = story;
  const isLive = status === 'approved';
  const words = title || t('untitled');

  const rank = async (block: boolean) => {
    const reply = await send('blockRanking', { id, block });
    notify(reply.ok ? t(block ? 'unranked' : 'ranked', { title: words }) : reply.message);
    router.refresh();
  };
  const done = () => {
    setOpened(null);
    router.refresh();
  };
  return (
    <li
      data-item={id}
      data-current={isCurrent}
      className={`entry py-3 ${isChosen ? 'bg-sel [--ground:var(--sel)]' : ''} ${isCurrent ? 'shadow-[inset_5px_0_0_var(--ink)]' : ''}`}
    >
      <span aria-hidden="true" data-node={storyNode(story)} className="desk-node top-[18px]" />
      <NarrowTime at={toIso(story.release_time)} className="entry-gutter n pt-0.5 text-sm text-ink-2">
        {formatDate(story.release_time, locale, 'short')}
      </NarrowTime>
      <div className="entry-body">
        <h2 className="flex gap-3 text-lg leading-normal font-semibold">
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t('choose', { title: words })}
            onChange={onChoose}
            className="mt-1 size-4 flex-none accent-ink"
          />
          <span lang={title ? HTML_LANG[story.lang] : undefined} className="min-w-0">
            {isLive ? <Link href={href(locale, kind, { id })}>{words}</Link> : words}
          </span>
        </h2>
        <p className="type-meta flex flex-wrap items-center gap-x-4">
          <b className="text-ink">{t(`states.${status}`)}</b>
          {edit && <span>{t(`edits.${edit}`)}</span>}
          <span>{t(`kinds.${kind}`)}</span>
          {story.is_important && <span className="text-mark">{t('important')}</span>}
          {story.author && <span>{story.author}</span>}
          <span>
            <LanguageMarks langs={story.langs} />
          </span>
          {story.is_imported && <span>{t('imported')}</span>}
          {story.is_unranked && <span>{t('isUnranked')}</span>}
          <span className="n">{t('views', { count: story.views })}</span>
        </p>
        <StoryActions
          story={story}
          title={words}
          opened={opened}
          onOpen={setOpened}
          onFollowUp={onFollowUp}
          onRank={(block) => void rank(block)}
        />
        {opened === 'manage' && <StoryPanel id={id} title={words} langs={story.langs} onDone={done} />}
        {opened === 'restore' && (
          <RestoreForm id={id} title={words} onCancel={() => setOpened(null)} onDone={done} />
        )}
        {opened === 'correct' && <CorrectForm id={id} onClose={() => setOpened(null)} onDone={done} />}
      </div>
    </li>
  );
}
