import { seedSampleSeries } from '@/backend/seed/data';
import { seedDirectory, seedSampleDirectory } from '@/backend/seed/directory';
import { seedSampleEvents } from '@/backend/seed/events';
import { seedSampleLandings } from '@/backend/seed/landings';
import { seedSamplePeople } from '@/backend/seed/people';
import { seedSampleBanners } from '@/backend/seed/home';
import { seedEventViews } from '@/backend/seed/event-views';
import { seedReaderActivity } from '@/backend/seed/reader-activity';
import type { Seeders } from '@/backend/seed/seeder';
import { seedCategories, seedSampleStories } from '@/backend/seed/stories';
import { seedSampleTickets } from '@/backend/seed/tickets';
import { seedTopics } from '@/backend/seed/topics';
import { seedSampleWeeklies } from '@/backend/seed/weeklies';
import { seedSampleWriting } from '@/backend/seed/writing';

/** What a fresh installation is filled with, subject by subject; a subject comes before those that read it. */
export const seeders: Seeders = {
  base: [{ key: 'seed:base', write: [seedCategories, seedTopics, seedDirectory] }],
  // Written for this project, dated relative to now, stored through the commands everything else goes through.
  sample: [
    {
      key: 'seed:sample',
      write: [
        seedSamplePeople,
        seedSampleStories,
        seedSampleEvents,
        seedSampleDirectory,
        seedSampleWeeklies,
        seedSampleSeries,
        seedSampleBanners,
        seedReaderActivity,
        seedEventViews,
      ],
    },
    { key: 'seed:landings', write: [seedSampleLandings] },
  ],
  members: [{ key: 'seed:members', write: [seedSampleWriting, seedSampleTickets] }],
};
