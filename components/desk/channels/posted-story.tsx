'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CallOutput } from '@/backend/contract/calls';
import { Link } from '@/components/ui/links/link';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { href } from '@/lib/platform/routing/href';
import { PostSquares } from './post-squares';
import { StoryChannels } from './story-channels';

/** A story with a square for each of its posts; opened, its channels with what can be done there. */
export function PostedStory({ story }: { story: CallOutput<'channelDesk'>['stories'][number] }) {
  const t = useTranslations('desk.channels');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { id, kind, title, lang, posts } = story;
  return (
    <li className="border-b border-rule py-3">
      <h3 lang={foreignLang(lang, locale)} className="text-lg leading-normal font-semibold">
        <Link href={href(locale, kind === 'flash' ? 'flash' : 'article', { id })}>{title}</Link>
      </h3>
      <p className="type-meta flex flex-wrap items-center gap-x-4">
        <PostSquares posts={posts} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t('openName', { title })}
          onClick={() => setOpen(!isOpen)}
          className="form-link"
        >
          {t('panel')}
        </button>
      </p>
      {isOpen && <StoryChannels id={id} />}
    </li>
  );
}
