'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Avatar } from '@/components/pictures/avatar';
import { UserTextInLocale } from '@/components/ui/words/user-text-in-locale';
import { useMember } from '@/lib/accounts/use-member';
import { daysBetween, partOfDay } from '@/lib/members/greeting';
import { useMemberList } from '@/lib/members/use-member-list';
import { useNextTicket } from '@/lib/members/use-next-ticket';
import { today } from '@/lib/platform/dates/clock';

/** The title of the overview: a greeting with the member's name, and until it is known the title of the page. */
export function Greeting({ title }: { title: string }) {
  const t = useTranslations('area.overview');
  const locale = useLocale();
  const member = useMember();
  if (member.state !== 'member') return title;
  return t.rich(`greeting.${partOfDay(new Date().getHours())}`, {
    name: () => <UserTextInLocale key="name" text={member.user.nickname} locale={locale} />,
  });
}

/** The picture of the member, beside the title. */
export function MemberPicture() {
  const member = useMember();
  if (member.state !== 'member') return null;
  return (
    <Avatar id={member.user.id} src={member.user.avatar_img} size={52} className="size-[52px] md:ms-auto" />
  );
}

/** Days for which an article of a followed author is new. */
const NEW_DAYS = 7;

/** What is new in one or two sentences: the next event with a ticket, and how many followed authors wrote. */
export function NewsSentence() {
  return useMember().state === 'member' ? <Sentence /> : null;
}

function Sentence() {
  const t = useTranslations('area.overview');
  const { isRead, next } = useNextTicket();
  const { data } = useMemberList('following', 1);
  if (!isRead || !data) return null;
  const wrote = data.list.filter(
    ({ latest: [newest] }) => newest && daysBetween(newest.releasedAt.slice(0, 10), today()) < NEW_DAYS,
  );
  const sentences = [
    ...(next
      ? [t('nextIn', { count: Math.max(0, daysBetween(today(), next.event.start_time.slice(0, 10))) })]
      : []),
    ...(wrote.length > 0 ? [t('authorsWrote', { count: wrote.length })] : []),
  ];
  return sentences.length > 0
    ? sentences.map((sentence) => <span key={sentence}>{sentence} </span>)
    : t('nothingNew');
}
