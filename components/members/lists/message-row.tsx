'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Message } from '@/backend/contract/members/messages';
import { Link } from '@/components/ui/links/link';
import { formatDate, toIso } from '@/lib/platform/dates/dates';
import { localAddress } from '@/lib/platform/routing/local-address';
import { foreignLang } from '@/lib/platform/language/foreign-lang';
import { Entry } from '@/components/accounts/login/entry';
import { ActionButton } from '@/components/ui/fields/action-button';
import { TimeText } from '@/components/ui/dates/time-text';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { DayText } from '@/components/ui/dates/day-text';

interface Props {
  message: Message;
  isBusy: boolean;
  onRead: () => void;
  onDelete: () => void;
}

/** A notification with buttons to open it, mark it as read or delete it. */
export function MessageRow({ message, isBusy, onRead, onDelete }: Props) {
  const t = useTranslations('area.messages');
  const locale = useLocale();
  const { title, body, link, lang, is_read: isRead, time, kind } = message;
  const textLang = foreignLang(lang, locale);
  return (
    <Entry gutter={<DayText value={formatDate(time, locale, 'number')} />}>
      <h2 lang={textLang} className={`type-item ${isRead ? 'font-normal' : ''}`}>
        {textLang ? title : <UserTextInLocale text={title} locale={locale} />}
      </h2>
      <p lang={textLang} className="type-summary whitespace-pre-line">
        {textLang ? body : <UserTextInLocale text={body} locale={locale} />}
      </p>
      <p className="type-meta mt-1 flex flex-wrap items-center gap-x-4">
        {!isRead && <b className="text-ink">{t('isUnread')}</b>}
        <span>{t(`kinds.${kind}`)}</span>
        <TimeText at={toIso(time)} className="n">
          {formatDate(time, locale, 'time')}
        </TimeText>
      </p>
      <p className="type-meta flex flex-wrap items-center gap-x-4">
        {link && (
          <Link href={localAddress(locale, link)} onClick={isRead ? undefined : onRead} className="form-link">
            {t('open')}
          </Link>
        )}
        {!isRead && (
          <ActionButton type="button" disabled={isBusy} onClick={onRead} className="form-link">
            {t('read')}
          </ActionButton>
        )}
        <ActionButton
          type="button"
          disabled={isBusy}
          aria-label={t('deleteName', { title })}
          onClick={onDelete}
          className="form-link"
        >
          {t('delete')}
        </ActionButton>
      </p>
    </Entry>
  );
}
