'use client';

import '../writing.css';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import type { User } from '@/backend/contract/accounts/user';
import { openDraft, type Opening } from '@/lib/writing/opening';
import { EditorLayout } from './editor-layout';
import type { SiteLinks } from '../site-links';
import { Recover } from '../dialogs/recover';

interface Props {
  user: User;
  id: number | null;
  site: SiteLinks;
  /** Increases each time the author signs in again. */
  session: number;
}

type Answer = Awaited<ReturnType<typeof openDraft>>;

/** Opens a draft. When this browser has an unsaved copy of it, the author first chooses between the two. */
export function Workbench({ user, id, site, session }: Props) {
  const t = useTranslations('writing');
  const locale = useLocale();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [round, setRound] = useState(0);
  /** The draft that was begun on this page, which the address names without the framework knowing. */
  const [begunId, setBegunId] = useState<number | null>(null);
  const openId = id ?? begunId;

  useEffect(() => {
    let isGone = false;
    void openDraft(user.id, openId, locale).then((opened) => !isGone && setAnswer(opened));
    return () => {
      isGone = true;
    };
  }, [user.id, openId, locale, round]);

  const decide = useCallback((opening: Opening) => setAnswer({ ok: true, opening }), []);
  const again = useCallback((draftId: number | null) => {
    setAnswer(null);
    setBegunId(draftId);
    setRound((count) => count + 1);
  }, []);

  if (!answer)
    return (
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
    );
  if (!answer.ok)
    return (
      <div className="wr-closed" role="alert">
        <h1 className="sr-only">{t('pageTitle')}</h1>
        <p>{t(answer.reason === 'missing' ? 'notYours' : 'failed')}</p>
        {answer.reason === 'failed' && (
          <button type="button" className="wr-button" onClick={() => again(begunId)}>
            {t('retry')}
          </button>
        )}
        <a href={site.articles} className="wr-button">
          {t('mine')}
        </a>
      </div>
    );
  const { opening } = answer;
  if (opening.copy)
    return <Recover user={user.id} opening={opening} copy={opening.copy} site={site} onDecide={decide} />;
  return (
    <EditorLayout
      key={`${opening.key}:${round}`}
      user={user}
      opening={opening}
      site={site}
      session={session}
      onReload={again}
    />
  );
}
