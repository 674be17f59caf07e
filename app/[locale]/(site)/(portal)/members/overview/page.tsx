import { getTranslations } from 'next-intl/server';
import { EventsAhead } from '@/components/events/events-ahead';
import { AreaPage } from '@/components/members/member-page';
import { AccountFacts } from '@/components/members/news/account-facts';
import { MemberPicture, Greeting, NewsSentence } from '@/components/members/news/greeting';
import { MyLetters } from '@/components/members/news/my-letters';
import { AuthorsToFollow } from '@/components/people/authors-to-follow';
import { Overview } from '@/components/members/overview';
import { listEvents } from '@/lib/events/read';
import { listHotColumns } from '@/lib/people/read';
import { accountMetadata } from '@/lib/members/metadata';
import { pageLanguage } from '@/lib/platform/routing/page-params';

export const revalidate = 3600;

export function generateMetadata() {
  return accountMetadata('my');
}

const SUGGESTED = 3;

export default async function MyPage() {
  const t = await getTranslations('account.titles');
  const words = await getTranslations('area.overview');
  const language = await pageLanguage();
  const [{ items }, columns] = await Promise.all([listEvents(language), listHotColumns(language, SUGGESTED)]);
  const suggested = items.filter(({ state }) => state !== 'cancelled').slice(0, SUGGESTED);
  return (
    <AreaPage
      tab="my"
      title={<Greeting title={t('my')} />}
      intro={<NewsSentence />}
      picture={<MemberPicture />}
      rail={
        <div className="grid gap-8">
          <AccountFacts />
          <MyLetters />
        </div>
      }
    >
      <Overview
        events={<EventsAhead label={words('suggested')} events={suggested} locale={language.locale} />}
        authors={<AuthorsToFollow label={words('toFollow')} columns={columns} locale={language.locale} />}
      />
    </AreaPage>
  );
}
