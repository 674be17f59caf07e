import type { Context } from '@/backend/kernel/context';
import { banners } from '@/backend/db/schema/home';
import { local } from './local';

const SAMPLE_BANNERS = [
  {
    title: {
      zh: '链讯周刊：一周的账，一页看完',
      en: 'The Weekly: seven days of entries on one page',
    },
    link: '/home_jszk',
  },
  {
    title: {
      zh: '2,100万枚里还剩多少：比特币供给逐日更新',
      en: 'How much of the 21 million is left: bitcoin supply, day by day',
    },
    link: '/DataEra/bitcoin',
  },
];

/** Seeds sample banners of the home page. */
export async function seedSampleBanners(context: Context): Promise<void> {
  await context.db
    .insert(banners)
    .values(SAMPLE_BANNERS.map(({ title, link }, position) => ({ title: local(title), link, position })));
}
