import { getTranslations } from 'next-intl/server';
import { EventsAhead } from '@/components/events/events-ahead';
import { AreaPage } from '@/components/members/member-page';
import { AccountFacts } from '@/components/members/news/account-facts';
import { GreetedPicture, Greeting, NewsSentence } from '@/components/members/news/greeting';
import { MyLetters } from '@/components/members/news/my-letters';
import { Overview } from '@/components/members/overview';
import { listEvents } from '@/lib/events/read';
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
  const { items } = await listEvents(language);
  const suggested = items.filter(({ state }) => state !== 'cancelled').slice(0, SUGGESTED);
  return (
    <AreaPage
      tab="my"
      title={<Greeting title={t('my')} />}
      intro={<NewsSentence />}
      picture={<GreetedPicture />}
      rail={
        <div className="grid gap-8">
          <AccountFacts />
          <MyLetters />
        </div>
      }
    >
      <Overview
        suggestion={<EventsAhead label={words('suggested')} events={suggested} locale={language.locale} />}
      />
    </AreaPage>
  );
}
