import { useTranslations } from 'next-intl';
import type { CallOutput } from '@/backend/contract/calls';
import { PostedStory } from './posted-story';
import { RulesForm } from './rules-form';

interface Props {
  desk: CallOutput<'channelDesk'>;
  isAdmin: boolean;
}

/** The channels of the newsroom: what was posted today or waits, and the rules and templates of each channel. */
export function ChannelsDesk({ desk, isAdmin }: Props) {
  const t = useTranslations('desk.channels');
  const { list, off, stories } = desk;
  return (
    <div className="w-full px-4 py-6 md:px-6">
      <h1 className="type-page-title">{t('title', { count: list.length })}</h1>
      <div className="grid gap-x-12 gap-y-8 pt-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
        <section aria-labelledby="channels-today" className="min-w-0">
          <h2 id="channels-today" className="rail-head font-bold">
            {t('today')}
          </h2>
          {stories.length === 0 ? (
            <p className="py-4 text-ink-3">{t('nothingToday')}</p>
          ) : (
            <ol>
              {stories.map((story) => (
                <PostedStory key={story.id} story={story} />
              ))}
            </ol>
          )}
        </section>
        <section aria-labelledby="channels-rules" className="min-w-0">
          <h2 id="channels-rules" className="rail-head font-bold">
            {t('rules')}
          </h2>
          {list.length === 0 && <p className="py-4">{t('noneOn')}</p>}
          {list.map((channel) => (
            <RulesForm key={channel.channel} channel={channel} isAdmin={isAdmin} />
          ))}
          {off.length > 0 && (
            <p className="type-meta pt-4">
              {t('off', { names: off.map((name) => t(`names.${name}`)).join(t('and')) })}
            </p>
          )}
        </section>
      </div>
    </div>
  );
}
