import { getTranslations } from 'next-intl/server';
import { playerName, playerPage } from '@/backend/contract/rich-text/players';
import type { Locale } from '@/lib/platform/language/locales';
import type { PlayerMention } from '@/lib/publishing/rich-text/player-mention';
import { PlayerFrame } from './player-frame-deferred';

interface Props {
  mention: PlayerMention;
  locale: Locale;
  /** `lang` attribute of the text, when it differs from the page's. */
  lang?: string;
}

/**
 * A video or a recording of another site, which is asked for nothing before the reader presses. Without scripts it is a
 * link to the page of that site. The page's policy allows frames of the sites that `data-player` names.
 */
export async function RichTextPlayer({ mention: { player, title }, locale, lang }: Props) {
  const t = await getTranslations({ locale, namespace: 'article.player' });
  const { site } = player;
  const [name, page] = [playerName(site), playerPage(player)];
  const words = title || page.replace(/^https:\/\/(?:www\.)?/, '');
  return (
    <figure data-player={site} className="player-figure">
      <div className={`player-box ${site === 'spotify' ? 'min-h-[232px]' : 'aspect-video'}`}>
        <p className="type-meta">{name}</p>
        <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
          <PlayerFrame
            player={player}
            title={words}
            labels={{ load: t('load'), loadTitle: t('loadTitle', { title: words }) }}
          />
          <a href={page} rel="nofollow noopener ugc" className="text-link underline underline-offset-4">
            {t('open', { name })}
          </a>
        </div>
        <p className="type-meta no-print">{t('note', { name })}</p>
      </div>
      <figcaption>
        <span lang={lang}>{words}</span>
      </figcaption>
    </figure>
  );
}
