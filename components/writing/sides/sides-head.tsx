import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DraftText } from '@/backend/contract/writing/draft';
import { useNotify } from '@/components/accounts/toast-provider';
import { useAction } from '@/lib/accounts/use-action';
import { SWITCH_LABEL, type Locale } from '@/lib/platform/language/locales';
import type { TranslationState } from '@/lib/writing/compare/translation';
import type { Draft } from '@/lib/writing/saving/draft-store';
import { ParagraphStrip } from './paragraph-strip';

interface Props {
  draft: Draft;
  source: DraftText;
  lang: Locale;
  state: TranslationState;
  isBegun: boolean;
  onClose: () => void;
  onSubmit: () => void;
}

/** The head of both sides: languages, progress of the translation, and buttons to drop or submit it. */
export function SidesHead({ draft, source, lang, state, isBegun, onClose, onSubmit }: Props) {
  const t = useTranslations('writing.sides');
  const { send } = useAction();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);

  const drop = async () => {
    setAsking(false);
    const isStored = await draft.saver.flush();
    const { id, version } = draft.saver.state();
    if (id !== null && !isStored) return notify(t('offline'));
    if (id !== null) {
      const reply = await send('dropTranslation', { id, version: version ?? 0, lang });
      if (!reply.ok) return notify(reply.message || t('offline'));
      draft.dropText(lang);
      draft.saver.dropText(lang, reply.data.version);
    } else draft.dropText(lang);
  };

  return (
    <header className="wr-sides-head">
      <div>
        <h2>
          {SWITCH_LABEL[source.lang]} <span className="wr-quiet">{t('source')}</span>
        </h2>
        <ParagraphStrip state={{ ...state, missing: 0 }} />
      </div>
      <div>
        <h2>
          {SWITCH_LABEL[lang]} <span className="wr-quiet">{t('target')}</span>
        </h2>
        {isBegun && (
          <>
            <ParagraphStrip state={state} />
            <p className="wr-quiet n" role="status">
              {t('progress', { missing: state.missing, moved: state.moved })}
            </p>
          </>
        )}
        <p className="wr-sides-acts">
          <button type="button" className="wr-link" onClick={onClose}>
            {t('close')} <kbd className="wr-wide">Alt L</kbd>
          </button>
          {isBegun && !isAsking && (
            <button type="button" className="wr-link" onClick={() => setAsking(true)}>
              {t('drop')}
            </button>
          )}
          {isAsking && (
            <button type="button" autoFocus className="wr-link wr-bad" onClick={() => void drop()}>
              {t('dropSure')}
            </button>
          )}
          {isBegun && (
            <button type="button" className="wr-button" onClick={onSubmit}>
              {t('submit', { language: SWITCH_LABEL[lang] })}
            </button>
          )}
        </p>
      </div>
    </header>
  );
}
