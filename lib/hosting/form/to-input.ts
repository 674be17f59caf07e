import type { CallInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { sentTime } from './clock';
import type { EventDocument, TicketDraft, Words } from './document';

/** The texts of one language and all other values of the form, as input of `updateActivity`. */
export function toInput(document: EventDocument, lang: Locale): CallInput<'updateActivity'> {
  const of = (words: Words) => words[lang] ?? '';
  const { title, summary, details, city, address, payment_note, tickets, ...plain } = document;
  return {
    ...plain,
    start_time: sentTime(document.start_time, document.time_zone),
    end_time: sentTime(document.end_time, document.time_zone),
    lang,
    title: of(title),
    summary: of(summary),
    details: of(details),
    city: of(city),
    address: of(address),
    payment_note: of(payment_note),
    links: document.links.map(({ label, url }) => ({ label: of(label), url })),
    agenda: document.agenda.map((entry) => ({ time: entry.time, title: of(entry.title) })),
    speakers: document.speakers.map(({ name, role, bio, url }) => ({
      name: of(name),
      role: of(role),
      bio: of(bio),
      url,
    })),
    questions: document.questions.map((question) => ({
      ...question,
      label: of(question.label),
      options: question.options.map(of),
    })),
    tickets: tickets.map((ticket) => toTicketInput(ticket, lang, document.time_zone)),
  };
}

function toTicketInput(ticket: TicketDraft, lang: Locale, zone: string) {
  const { id, key: _key, taken: _taken, name, note, sale_opens, sale_closes, ...plain } = ticket;
  return {
    ...plain,
    ...(id !== null && { id }),
    name: name[lang] ?? '',
    note: note[lang] ?? '',
    sale_opens: sentTime(sale_opens, zone) || null,
    sale_closes: sentTime(sale_closes, zone) || null,
    steps: ticket.steps
      .filter(({ until }) => until !== '')
      .map(({ price, until }) => ({ price, until: sentTime(until, zone) })),
  };
}
