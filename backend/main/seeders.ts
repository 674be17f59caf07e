import { seedSampleSeries } from '@/backend/seed/data';
import { seedDirectory, seedSampleDirectory } from '@/backend/seed/directory';
import { seedSampleEvents } from '@/backend/seed/events';
import { seedSamplePeople } from '@/backend/seed/people';
import { seedSampleBanners } from '@/backend/seed/home';
import { seedReaderActivity } from '@/backend/seed/reader-activity';
import type { Seeders } from '@/backend/seed/seeder';
import { seedCategories, seedSampleStories } from '@/backend/seed/stories';
import { seedTopics } from '@/backend/seed/topics';
import { seedSampleWeeklies } from '@/backend/seed/weeklies';
import { seedSampleWriting } from '@/backend/seed/writing';

/** What a fresh installation is filled with, subject by subject; what is read by a later one stands before it. */
export const seeders: Seeders = {
  base: [seedCategories, seedTopics, seedDirectory],
  // Written for this project, dated relative to now, stored through the commands everything else goes through.
  sample: [
    seedSamplePeople,
    seedSampleStories,
    seedSampleEvents,
    seedSampleDirectory,
    seedSampleWeeklies,
    seedSampleSeries,
    seedSampleBanners,
    seedReaderActivity,
  ],
  members: [seedSampleWriting],
};
