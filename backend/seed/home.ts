import type { Context } from '@/backend/kernel/context';
import { banners } from '@/backend/db/schema/home';
import { local } from './local';

const SAMPLE_BANNERS = [
  {
    title: {
      zh: '链讯周刊：一周的账，一页看完',
      en: 'The Weekly: seven days of entries on one page',
    },
    figure: { zh: '7', en: '7' },
    unit: { zh: '天', en: 'days' },
    summary: {
      zh: '哪些数字变了，为什么变，谁写清楚了。',
      en: 'Which numbers moved, why, and who wrote them up.',
    },
    link: '/home_jszk',
  },
  {
    title: {
      zh: '2,100万枚里还剩多少：比特币供给逐日更新',
      en: 'How much of the 21 million is left: bitcoin supply, day by day',
    },
    figure: { zh: '2,100', en: '21' },
    unit: { zh: '万枚', en: 'million' },
    summary: { zh: '按规则，最后一枚在2140年前后。', en: 'By the rules, the last one comes around 2140.' },
    link: '/DataEra/bitcoin',
  },
];

/** Seeds sample banners of the home page. */
export async function seedSampleBanners(context: Context): Promise<void> {
  await context.db.insert(banners).values(
    SAMPLE_BANNERS.map(({ title, figure, unit, summary, link }, position) => ({
      title: local(title),
      figure: local(figure),
      unit: local(unit),
      summary: local(summary),
      link,
      position,
    })),
  );
}
