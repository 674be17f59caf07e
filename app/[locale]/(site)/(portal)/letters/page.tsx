import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LetterList } from '@/components/newsletters/letter-list';
import { SignUpForm } from '@/components/newsletters/sign-up-form';
import { SectionGraph } from '@/components/publishing/section-graph';
import { LedgerPage } from '@/components/ui/lists/ledger-page';
import { listLetters, listNewsletters } from '@/lib/newsletters/read';
import { pageLanguage } from '@/lib/platform/routing/page-params';
import { toSteps } from '@/lib/publishing/graph/steps';
import { sectionMetadata } from '@/lib/publishing/metadata/section';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return sectionMetadata('letters');
}

export default async function LettersPage() {
  const t = await getTranslations('letters');
  const language = await pageLanguage();
  const [newsletters, letters] = await Promise.all([listNewsletters(language), listLetters(language)]);
  return (
    <LedgerPage title={t('line')} intro={t('description')}>
      <SignUpForm newsletters={newsletters} latest={letters[0]?.href} locale={language.locale} />
      <LetterList letters={letters} locale={language.locale} />
      <SectionGraph name="letters" items={toSteps(letters)} />
    </LedgerPage>
  );
}
