import type { LandingSection, SectionOf } from '@/backend/contract/landings/landing';
import { pageOfVotes } from '@/lib/landings/awards';
import { landingAddress } from '@/lib/landings/address';
import type { Locale } from '@/lib/platform/language/locales';
import { href } from '@/lib/platform/routing/href';
import type { SectionContext } from './section-context';
import { AgendaSection } from './sections/agenda/agenda-section';
import { AwardsBrief } from './sections/awards-brief';
import { AwardsSection } from './sections/awards-section';
import { ButtonsSection } from './sections/buttons-section';
import { ContactSection } from './sections/contact-section';
import { GallerySection } from './sections/gallery-section';
import { NewsSection } from './sections/news-section';
import { NumbersSection } from './sections/numbers-section';
import { PartnersSection } from './sections/partners-section';
import { PlaceSection } from './sections/place-section';
import { QuestionsSection } from './sections/questions-section';
import { QuotesSection } from './sections/quotes-section';
import { RecordingsSection } from './sections/recordings-section';
import { SpeakersSection } from './sections/speakers-section';
import { StopsSection } from './sections/stops-section';
import { TextSection } from './sections/text-section';
import { TicketsSection } from './sections/tickets-section';
import { TimelineSection } from './sections/timeline-section';

/** The content of a section; the section's type chooses the component. */
export function SectionBody({ section, ...context }: SectionContext & { section: LandingSection }) {
  const { locale } = context.language;
  const firstDay = context.landing.view.starts?.slice(0, 10) ?? null;
  switch (section.type) {
    case 'text':
      return <TextSection section={section} locale={locale} />;
    case 'numbers':
      return <NumbersSection section={section} />;
    case 'agenda':
      return <AgendaSection section={section} firstDay={firstDay} {...context} />;
    case 'speakers':
      return <SpeakersSection section={section} {...context} />;
    case 'partners':
      return <PartnersSection section={section} locale={locale} />;
    case 'awards':
      return <Awards section={section} landing={context.landing} locale={locale} />;
    case 'stops':
      return <StopsSection section={section} firstDay={firstDay} locale={locale} />;
    case 'gallery':
      return <GallerySection section={section} set={context.landing.view.set} />;
    case 'recordings':
      return <RecordingsSection section={section} locale={locale} />;
    case 'tickets':
      return <TicketsSection section={section} {...context} />;
    case 'news':
      return <NewsSection {...context} />;
    case 'place':
      return <PlaceSection section={section} locale={locale} />;
    case 'timeline':
      return <TimelineSection section={section} />;
    case 'quotes':
      return <QuotesSection section={section} />;
    case 'questions':
      return <QuestionsSection section={section} />;
    case 'contact':
      return <ContactSection section={section} subject={context.landing.view.name} />;
    case 'buttons':
      return <ButtonsSection section={section} here={pathOf(context.landing, locale)} locale={locale} />;
  }
}

interface AwardsProps {
  section: SectionOf<'awards'>;
  landing: SectionContext['landing'];
  locale: Locale;
}

/** Awards in full, or only the winners where a sub-page has them in full. */
function Awards({ section, landing, locale }: AwardsProps) {
  const whole = pageOfVotes(landing, section);
  if (!whole) return <AwardsSection section={section} slug={landing.view.slug} locale={locale} />;
  return <AwardsBrief section={section} whole={pathOf(whole, locale)} locale={locale} />;
}

function pathOf({ slug }: { slug: string }, locale: Locale): string {
  const { name, params } = landingAddress(slug);
  return href(locale, name, params);
}
