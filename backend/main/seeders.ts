import { recordFeedAuthority } from '@/backend/kernel/site/feed-authority';
import { seedSampleComments } from '@/backend/seed/comments';
import { seedSampleSeries } from '@/backend/seed/data';
import { seedDirectory, seedSampleDirectory } from '@/backend/seed/directory';
import { seedSampleEvents } from '@/backend/seed/events';
import { seedSampleLandings } from '@/backend/seed/landings';
import { seedNewsletters, seedSampleIssues } from '@/backend/seed/newsletters';
import { seedSamplePeople } from '@/backend/seed/people';
import { seedSampleBanners } from '@/backend/seed/home';
import { seedEventViews } from '@/backend/seed/event-views';
import { seedReaderActivity } from '@/backend/seed/reader-activity';
import type { Seeders } from '@/backend/seed/seeder';
import { seedCategories, seedSampleStories } from '@/backend/seed/stories';
import { seedSampleTickets } from '@/backend/seed/tickets';
import { seedLabels, seedSampleTopics } from '@/backend/seed/topics';
import { seedSampleWeeklies } from '@/backend/seed/weeklies';
import { seedSampleWriting } from '@/backend/seed/writing';

/** The seeders of a fresh installation, subject by subject; a subject comes before those that read its rows. */
export const seeders: Seeders = {
  base: [
    { key: 'seed:base', write: [seedCategories, seedLabels, seedDirectory, recordFeedAuthority] },
    { key: 'seed:newsletters', write: [seedNewsletters] },
  ],
  // The sample content was written for this project; it is dated relative to the time of seeding and stored through the
  // same commands as real content.
  sample: [
    {
      key: 'seed:sample',
      write: [
        seedSamplePeople,
        seedSampleTopics,
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
    { key: 'seed:letters', write: [seedSampleIssues] },
  ],
  members: [
    { key: 'seed:members', write: [seedSampleWriting, seedSampleTickets] },
    { key: 'seed:comments', write: [seedSampleComments] },
  ],
};
