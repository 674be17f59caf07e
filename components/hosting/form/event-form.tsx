import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useNotify } from '@/components/accounts/toast-provider';
import { HOSTING_CONTENT_ID } from '@/lib/hosting/content-id';
import type { FormOpening } from '@/lib/hosting/form/opening';
import { type FormSectionName, missingIn, sectionOfPath } from '@/lib/hosting/form/sections';
import { useFieldWords } from '@/lib/hosting/use-field-words';
import { AccessSection } from './sections/access-section';
import { AgendaSection } from './sections/agenda-section';
import { EventConflict } from './conflict-panel';
import { CopyStrip } from './copy-strip';
import { DetailsSection } from './sections/details-section';
import { FormBar } from './form-bar';
import { FormContext, type FormView } from './form-context';
import { focusSection } from './fields/focus-section';
import { FormFoot } from './form-foot';
import { FormIndex } from './form-index';
import { FormRail } from './form-rail';
import { OrganiserSection } from './sections/organiser-section';
import { PlaceSection } from './sections/place-section';
import { PosterField } from './fields/poster-field';
import { PublishDialog } from './publish-dialog';
import { QuestionsSection } from './sections/questions-section';
import { RefundSection } from './sections/refund-section';
import { SpeakersSection } from './sections/speakers-section';
import { TicketsSection } from './sections/tickets-section';
import { TimeSection } from './sections/time-section';
import { TitleSection } from './sections/title-section';
import { useFormHost } from './use-form-host';
import { useFormSession } from './use-form-session';

interface Props {
  opening: FormOpening;
  /** Increases each time the member signs in again. */
  session: number;
}

/** The form of an event, laid out like the event's page. */
export function EventForm({ opening, session }: Props) {
  const t = useTranslations('hosting.form');
  const notify = useNotify();
  const words = useFieldWords();
  const { store, setup, lang, hasCopy } = opening;
  const state = useSyncExternalStore(store.onChange, store.state, store.state);
  const [isBeside, setBeside] = useState(false);
  const [current, setCurrent] = useState<FormSectionName>('time');
  const [asking, setAsking] = useState<'publish' | 'update' | null>(null);
  const [isTried, setTried] = useState(false);
  useFormSession(opening, session);

  const { document, stored: event } = state;
  const other = lang === 'en' ? 'zh-Hans' : 'en';
  const { isNamed } = useFormHost(event, setup);
  const missing = missingIn(document, isNamed);
  const errors = { ...(isTried && missing), ...state.errors };
  const roles = event?.roles ?? ['owner'];
  const view: FormView = {
    store,
    state,
    document,
    change: store.change,
    setup,
    lang,
    beside: isBeside ? other : null,
    isLocked: event?.status === 'cancelled' || !roles.some((role) => role === 'owner' || role === 'editor'),
    errorOf: (path) => words(errors[path]),
    shown: (text) => text[lang] || Object.values(text).find((translation) => translation !== '') || '',
  };
  const sectionsToFix = new Set(Object.keys(errors).concat(Object.keys(missing)).map(sectionOfPath));

  const confirm = async () => {
    const isUpdate = asking === 'update';
    const isDone = await store.save(isUpdate ? undefined : 'published');
    setAsking(null);
    if (isDone) notify(t(isUpdate ? 'updated' : store.isLive() ? 'published' : 'handedIn'));
  };
  const openDialog = (what: 'publish' | 'update') => {
    setTried(true);
    setAsking(what);
  };

  const goTo = (section: FormSectionName, path?: string) => {
    flushSync(() => {
      setAsking(null);
      setCurrent(section);
    });
    focusSection(section, path);
  };
  const goToField = (path: string) => goTo(sectionOfPath(path), path);

  useEffect(() => {
    // Once a new event is stored, its id is put into the address, so that a reload opens it.
    if (event && /\/ac_create\/?$/.test(location.pathname))
      history.replaceState(history.state, '', `${location.pathname.replace(/\/$/, '')}/${event.id}`);
  }, [event]);

  return (
    <FormContext value={view}>
      <FormBar
        isBeside={isBeside}
        onBeside={setBeside}
        onPublish={() => openDialog('publish')}
        onUpdate={() => openDialog('update')}
      />
      <div className="hf-index-narrow">
        <FormIndex current={current} lacking={sectionsToFix} onSection={setCurrent} form="row" />
      </div>
      <div className="hf-desk" data-current={current} data-beside={isBeside || undefined}>
        <div className="hf-side">
          <FormIndex current={current} lacking={sectionsToFix} onSection={setCurrent} form="side" />
        </div>
        <form
          id={HOSTING_CONTENT_ID}
          tabIndex={-1}
          className="ledger ledger-stacked ledger-event hf-form outline-none"
          onSubmit={(submitted) => submitted.preventDefault()}
        >
          <h1 className="sr-only">{t(event ? 'pageTitle' : 'newPageTitle')}</h1>
          {hasCopy && <CopyStrip />}
          <EventConflict />
          <TimeSection />
          <TitleSection />
          <PosterField />
          <PlaceSection />
          <DetailsSection />
          <AgendaSection />
          <SpeakersSection />
          <OrganiserSection />
          <TicketsSection />
          <QuestionsSection />
          <RefundSection />
          <AccessSection />
        </form>
        <FormRail missing={missing} onGo={goToField} />
      </div>
      <FormFoot current={current} missing={Object.keys(missing).length} onSection={goTo} />
      {asking !== null && (
        <PublishDialog
          isUpdate={asking === 'update'}
          missing={Object.keys(missing)}
          onGo={goToField}
          onClose={() => setAsking(null)}
          onConfirm={() => void confirm()}
        />
      )}
    </FormContext>
  );
}
