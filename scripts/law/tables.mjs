// Which file may import which: the tables of the law. A path names a folder and everything in it, or one file without
// its ending.

const CONTRACT = 'backend/contract';
/** What every file of a subject in lib may import besides its own files. */
const BELOW_LIB = [CONTRACT, 'lib/platform', 'lib/pictures', 'lib/charts', 'lib/publishing', 'lib/saving'];
const DRAWN = ['components/ui', 'components/pictures', 'components/charts', 'components/publishing'];
const BELOW_MODULES = [CONTRACT, 'backend/kernel', 'backend/db', 'backend/outbox', 'backend/records'];
const PORTAL = 'The portal knows the backend by its contract only, and each floor what stands below it.';
const BACKEND = 'The backend knows nothing of the portal: contract ← kernel ← db ← outbox ← modules ← main.';

/**
 * Floor → what it may import besides itself. A path belongs to the innermost floor that contains it. On the floors of
 * `subjects` each folder is a subject, and also a floor.
 */
const floors = {
  'backend/contract': { may: [], why: 'The contract stands alone.' },
  // Kernel and database import each other: a context holds the database, and opening one throws errors of the kernel.
  'backend/kernel': { may: [CONTRACT, 'backend/db/schema', 'backend/db/open'], why: BACKEND },
  'backend/db': { may: [CONTRACT, 'backend/kernel'], why: BACKEND },
  'backend/outbox': {
    may: [CONTRACT, 'backend/kernel', 'backend/db'],
    why: 'The outbox knows modules by registration, not by name.',
  },
  'backend/records': {
    may: [CONTRACT, 'backend/kernel', 'backend/db', 'backend/outbox'],
    why: 'Records know kinds by registration, not by name.',
  },
  'backend/modules': {
    may: BELOW_MODULES,
    why: 'A module imports another only as the table of subjects says.',
  },
  'backend/import': {
    may: [CONTRACT, 'backend/kernel'],
    why: 'Import knows modules and their tables by registration, not by name.',
  },
  'backend/seed': {
    may: [CONTRACT, 'backend/kernel', 'backend/db', 'backend/modules'],
    why: 'Seeds write through kernel, schema and the commands of modules.',
  },
  'backend/main': { may: ['backend'], opensModules: true, why: BACKEND },
  'backend/backup': {
    may: [CONTRACT, 'backend/kernel', 'backend/db'],
    why: 'A backup knows tables, not modules.',
  },
  'backend/export': {
    may: [CONTRACT, 'backend/kernel', 'backend/db', 'backend/backup'],
    why: 'An export is taken from a backup; it knows tables, not modules.',
  },
  'backend/export/cli': { may: ['backend'], opensModules: true, why: BACKEND },
  'backend/import/load-exported': { may: ['backend'], opensModules: true, why: BACKEND },
  'backend/import/load-points': { may: ['backend'], opensModules: true, why: BACKEND },
  'backend/import/open-context': { may: ['backend'], opensModules: true, why: BACKEND },
  'backend/import/cli': { may: ['backend'], opensModules: true, why: BACKEND },

  'lib/platform': { may: [CONTRACT, 'messages'], why: 'lib/platform knows no subject.' },
  'lib/pictures': { may: [CONTRACT, 'lib/platform'], why: 'lib/pictures knows no subject.' },
  'lib/charts': { may: [CONTRACT, 'lib/platform'], why: 'lib/charts knows no subject.' },
  'lib/publishing': { may: BELOW_LIB, why: 'lib/publishing knows no subject.' },
  'lib/saving': { may: [CONTRACT, 'lib/platform'], why: 'lib/saving knows no subject.' },
  lib: { may: BELOW_LIB, why: 'A subject imports another only as the table of subjects says.' },

  'components/ui': {
    may: ['lib/platform', 'backend/contract/page-sizes'],
    why: 'ui knows no subject: labels and addresses come as props.',
  },
  'components/pictures': {
    may: [...BELOW_LIB, 'components/ui'],
    why: 'What is drawn with knows no subject.',
  },
  'components/charts': { may: [...BELOW_LIB, 'components/ui'], why: 'What is drawn with knows no subject.' },
  'components/publishing': {
    may: [...BELOW_LIB, 'components/ui'],
    why: 'What is drawn with knows no subject.',
  },
  'components/rich-text': { may: [...BELOW_LIB, ...DRAWN], why: 'What is drawn with knows no subject.' },
  components: {
    may: [...BELOW_LIB, ...DRAWN, 'components/rich-text'],
    why: 'A subject imports another only as the table of subjects says.',
  },
  'components/shell': { may: [CONTRACT, 'lib', 'components'], why: PORTAL },
  // What pages show that the server also renders without Next: parts of several subjects.
  'components/pages': { may: [CONTRACT, 'lib', 'components'], why: PORTAL },

  app: { may: [CONTRACT, 'lib', 'components', 'messages'], why: PORTAL },
  server: { may: [CONTRACT, 'lib', 'server/fragments/views', 'server/documents/views'], why: PORTAL },
  'server/fragments/views': {
    may: [CONTRACT, 'lib', 'components', 'server/fragments/parse-address'],
    why: 'Of the server, only what renders pages and their fragments knows components.',
  },
  'server/documents/views': {
    may: [CONTRACT, 'lib', 'components'],
    why: 'Of the server, only what renders pages and their fragments knows components.',
  },
  middleware: { may: [CONTRACT, 'lib'], why: PORTAL },
  'next.config': { may: [CONTRACT, 'lib'], why: PORTAL },
};

/**
 * Floor → subject → the subjects it may import there; a subject that is not named imports none. Components read the lib
 * of the subjects named here, and of those their own lib may import.
 */
const subjects = {
  lib: {
    // The public interface shows what pages show.
    api: ['data', 'events', 'regions', 'stories'],
    // Members sign in to comment.
    comments: ['accounts'],
    // A member's watch list and price alerts are in the account; a price alert is a notification.
    data: ['accounts', 'alerts'],
    // The desk uses the session as members do, and compares texts that writers submitted.
    desk: ['accounts', 'stories', 'writing'],
    // Other sites show flashes, articles, events and series.
    embeds: ['data', 'events', 'stories'],
    home: ['stories'],
    // Organisers have to be signed in.
    hosting: ['accounts', 'events'],
    landings: ['events', 'stories'],
    // What a member follows can be told by notifications.
    members: ['accounts', 'alerts', 'stories', 'tickets'],
    people: ['stories'],
    regions: ['events', 'stories'],
    'side-lists': ['events', 'stories'],
    // An article can show a data series with its latest values.
    stories: ['data'],
    // The first script of a document opens the app, before any other is there.
    shell: ['download'],
    // Buyers sign in while ordering.
    tickets: ['accounts', 'events'],
    topics: ['stories'],
    uploads: ['accounts'],
    // Pictures of a text are uploads.
    writing: ['accounts', 'stories', 'uploads'],
  },
  components: {
    api: ['accounts', 'members'],
    // Records have pictures, which are uploads, and data series, whose gaps are shown beside them.
    desk: ['accounts', 'data', 'stories', 'uploads', 'writing'],
    // Votes and proposals come from members.
    directory: ['accounts', 'stories'],
    // Readers can ask to be notified of events and follow them; an event's page holds the picker of tickets.
    events: ['alerts', 'download', 'members', 'tickets'],
    home: ['data', 'events', 'newsletters', 'side-lists', 'stories'],
    // The form of an event has pictures and a text, like those of writers.
    hosting: ['accounts', 'events', 'tickets', 'uploads', 'writing'],
    // The desk gets messages from landings, sent by members; a landing needs to know who holds a ticket of its event;
    // the atlas shows tools and topics.
    landings: ['accounts', 'directory', 'events', 'stories', 'tickets', 'topics'],
    members: ['accounts', 'uploads'],
    people: ['members', 'stories'],
    regions: ['events', 'stories'],
    search: ['accounts', 'stories'],
    sharing: ['download'],
    stories: ['alerts', 'analytics', 'data', 'download', 'members', 'sharing'],
    tickets: ['accounts', 'alerts'],
    topics: ['stories'],
    // Webhooks are of keys, on the page of keys.
    webhooks: ['accounts', 'members'],
    writing: ['accounts', 'data', 'members', 'stories', 'uploads'],
  },
  'backend/modules': {
    // Comments of a member, and newsletters of their address, are exported and erased with the account.
    accounts: ['analytics', 'members', 'newsletters', 'search', 'uploads'],
    // Push services are addresses that users name, so they are requested with the same guards as pictures.
    alerts: ['uploads'],
    // Posts in the Fediverse are listed among those at channels.
    channels: ['federation'],
    // Portals hold which sections are empty beside the brand: menus leave them out.
    brand: ['publishing'],
    // Authors of comments are notified of an editor's decision.
    comments: ['members'],
    // Sources of series are fetched with the same guards as pictures at addresses that users name.
    // With a price alert end the notifications of browsers that wait for it.
    data: ['alerts', 'uploads'],
    // Publishing a flash made from a feed entry marks the entry as taken; a flash is published together with the choice of its channels. Before a story is removed, everything that
    // shows its pictures is listed. Banning an author ends their schedules and preview addresses.
    desk: ['accounts', 'channels', 'feeds', 'stories', 'uploads', 'writing'],
    // The atlas shows the stories about a tool; members are notified of the decision on a tool they proposed.
    directory: ['members', 'stories'],
    // An organiser is notified of an editor's decision.
    events: ['members', 'search'],
    // Other servers are asked with the guards of pictures.
    federation: ['uploads'],
    // Feeds are fetched with the same code as pictures, and an entry can become a flash.
    feeds: ['uploads', 'writing'],
    // Members are told of stories, by letter and by the push services of their browsers.
    follows: ['alerts', 'stories'],
    home: ['events', 'stories'],
    members: ['accounts', 'people', 'stories', 'uploads'],
    // A letter is made of stories; unsubscribing by letter and by request ends letters of follows, too.
    newsletters: ['follows', 'stories'],
    people: ['search', 'stories'],
    publishing: ['stories'],
    search: ['analytics'],
    // A label is shown with the price of its asset at the time of publication.
    stories: ['data', 'search'],
    // Orders belong to events, and buyers are notified of changes to their order.
    tickets: ['events', 'members', 'uploads', 'webhooks'],
    topics: ['search', 'stories'],
    // Scopes of a key say what its webhooks are told; addresses that members name are requested with the guards of
    // pictures.
    webhooks: ['api', 'comments', 'events', 'uploads'],
    // The page that a link card shows is fetched with the same code as pictures, and its picture becomes an upload of
    // the writer.
    writing: ['members', 'search', 'stories', 'uploads'],
  },
};

/** Imports that are tolerated for a while although the tables refuse them; the list should be empty. */
const breaches = [];

export const law = { floors, subjects, known: breaches };
