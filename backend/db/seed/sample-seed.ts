import type { Context } from '@/backend/kernel/context';
import { seedSampleContent } from './sample-content';
import { seedSampleEvents } from './sample-events';
import { seedSampleReading } from './sample-reading';
import { seedSampleSeries } from './sample-series';
import { seedSampleSite } from './sample-site';

/** The sample newsroom: written for this project, dated relative to now, stored through the services. */
export async function seedSample(context: Context): Promise<void> {
  const written = await seedSampleContent(context);
  await seedSampleEvents(context);
  await seedSampleSite(context, written.authorIds);
  await seedSampleSeries(context);
  await seedSampleReading(context, written);
}
